import type { PublishedUrl } from '../../data/published.ts';
import { usePublishedDetail } from '../../data/usePublished.ts';

/** Loads the records of a comparison and returns those that have come, in their order. */
export function useCompared<T>(urlOf: (slug: string) => PublishedUrl<T>, slugs: readonly string[]) {
  const urlAt = (index: number) => {
    const slug = slugs[index];
    return slug === undefined ? null : urlOf(slug);
  };
  // As many as a comparison may have, because the number of hooks must not change.
  const answers = [
    usePublishedDetail(urlAt(0)),
    usePublishedDetail(urlAt(1)),
    usePublishedDetail(urlAt(2)),
    usePublishedDetail(urlAt(3)),
  ];
  const failed = answers.filter(({ data, error }) => error && !data);
  return {
    records: answers.flatMap(({ data }) => (data ? [data] : [])),
    error: failed[0]?.error,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
