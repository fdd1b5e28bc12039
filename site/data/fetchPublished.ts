import { FetchError } from './FetchError.ts';
import type { PublishedUrl } from './published.ts';

/**
 * Fetches a published JSON file with the session cookie included. A non-OK answer rejects with a FetchError whose
 * message is `{status}: {body or status text}`; an answer that is no JSON (a host's HTML page) rejects likewise.
 */
export async function fetchPublished<T>(url: PublishedUrl<T>): Promise<T> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) {
    const body = await response.text();
    throw new FetchError(response.status, `${response.status}: ${body || response.statusText}`);
  }
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new FetchError(response.status, `${response.status}: expected JSON from ${url}`);
  }
  return (await response.json()) as T;
}
