import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';

/** Milliseconds before the second and before the third attempt; tests do without. */
export const pauses = [500, 1000];

/**
 * Fetches a published file that is worth three attempts: a record, or the texts of a page. Rejects as the last one does;
 * whoever waits hears nothing of those before.
 */
export async function fetchDetail<T>(url: PublishedUrl<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await fetchPublished(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchPublished(url);
}
