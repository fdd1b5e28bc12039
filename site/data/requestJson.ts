import { withBase } from '../base/guideBase.ts';
import { type PublishedUrl, published } from './published.ts';

/** Milliseconds after which a published file counts as failed whose answer has not begun, and any that has not ended. */
const timeout = { begin: 8000, end: 20_000 };

/**
 * Sends a request with the session cookie and resolves to the JSON object or list of its answer. A non-OK answer rejects
 * with a FetchError whose message is `{status}: {body or status text}`; an answer that is no JSON (a host's HTML page,
 * half a file) or holds nothing rejects likewise, and one that does not come with an AbortError.
 */
export async function requestJson(url: string, init?: RequestInit): Promise<object> {
  const late = new AbortController();
  // To abort what has ended does nothing.
  const failAfter = (milliseconds: number) => setTimeout(() => late.abort(), milliseconds);
  const begin = failAfter(init ? timeout.end : timeout.begin);
  const response = await fetch(withBase(url), { ...init, credentials: 'include', signal: late.signal });
  clearTimeout(begin);
  failAfter(timeout.end);
  const body = await response.text();
  if (!response.ok) {
    throw new FetchError(response.status, `${response.status}: ${body || response.statusText}`);
  }
  const data = parse(body);
  if (typeof data === 'object' && data !== null) return data;
  throw new FetchError(response.status, `${response.status}: expected JSON from ${url}`);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A request that was answered, but not with the published file: `status` is the HTTP status. */
export class FetchError extends Error {
  override name = 'FetchError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Fetches a published JSON file; rejects as `requestJson` does. A former address of a record gives the record at its present one. */
async function fetchOnce(url: string): Promise<object> {
  const answer: { movedTo?: unknown; url?: unknown } = await requestJson(url);
  // The record has another name now: this file holds its address.
  const isMoved = typeof answer.movedTo === 'string' && typeof answer.url === 'string';
  return isMoved ? requestJson(String(answer.url)) : answer;
}

/** Lists are requested once, all others up to three times, but once if no answer comes in time. */
const lists = new Set<string>([
  published.attractions,
  published.activities,
  published.accommodations,
  published.events,
  published.trails,
  published.notices,
  published.plannerTrips,
]);

/** Milliseconds before the second and before the third attempt; tests do without. */
export const pauses = [500, 1000];

/** Fetches a published file, SWR's fetcher. Rejects as the last attempt does, and says nothing of those before. */
export async function fetcher<T>(url: PublishedUrl<T>): Promise<T> {
  for (const pause of lists.has(url) ? [] : pauses) {
    try {
      return (await fetchOnce(url)) as T;
    } catch (error) {
      // A host that does not answer makes the visitor wait long enough.
      if (String(error).startsWith('Abort')) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return (await fetchOnce(url)) as T;
}
