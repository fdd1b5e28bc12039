import type { PublishedUrl } from './published.ts';
import { requestJson } from './requestJson.ts';

/** Fetches a published JSON file; rejects as `requestJson` does. A former address of a record gives the record at its present one. */
export async function fetchPublished<T>(url: PublishedUrl<T>): Promise<T> {
  const answer: { movedTo?: unknown; url?: unknown } = await requestJson(url);
  // The record has another name now: this file holds its address.
  const isMoved = typeof answer.movedTo === 'string' && typeof answer.url === 'string';
  return (isMoved ? await requestJson(String(answer.url)) : answer) as T;
}
