import useSWR from 'swr';
import { fetchDetail } from './fetchDetail.ts';
import type { PublishedUrl } from './published.ts';

/** Returns several published records; undefined while they are on their way. Those that do not come are left out. */
export function usePublishedDetails<T>(urls: readonly PublishedUrl<T>[]): T[] | undefined {
  const { data } = useSWR(['details', ...urls], async () => {
    const answers = await Promise.allSettled(urls.map((url) => fetchDetail(url)));
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  });
  return data;
}
