import type { PublishedUrl } from './published.ts';
import { requestJson } from './requestJson.ts';

/** Fetches a published JSON file; rejects as `requestJson` does. A former address gives what stands at the present one. */
export async function fetchPublished<T>(url: PublishedUrl<T>): Promise<T> {
  const answer: { movedTo?: unknown; url?: unknown } = await requestJson(url);
  // A record that has another name now: what stands here says where.
  const isMoved = typeof answer.movedTo === 'string' && typeof answer.url === 'string';
  return (isMoved ? await requestJson(String(answer.url)) : answer) as T;
}
