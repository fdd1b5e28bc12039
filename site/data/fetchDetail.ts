import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';

/** Milliseconds before the second and before the third attempt; tests do without. */
export const pauses = [500, 1000];

/**
 * Fetches a published file that is worth three attempts: a record, or the texts of a page. Rejects as the last one does,
 * and says nothing of those before. `spent` attempts were made already.
 */
export async function fetchDetail<T>(url: PublishedUrl<T>, spent = 0): Promise<T> {
  for (const pause of pauses.slice(spent)) {
    try {
      return await fetchPublished(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchPublished(url);
}
