import type { PublishedUrl } from './published.ts';
import { requestJson } from './requestJson.ts';

/** Fetches a published JSON file; rejects as `requestJson` does. */
export async function fetchPublished<T>(url: PublishedUrl<T>): Promise<T> {
  return (await requestJson(url)) as T;
}
