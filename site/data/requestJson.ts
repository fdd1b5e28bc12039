import { FetchError } from './FetchError.ts';
import { withBase } from '../base/guideBase.ts';

/** Milliseconds after which a request that has not been answered in full counts as failed. */
const timeout = 20_000;

/**
 * Sends a request with the session cookie and resolves to the JSON object or list of its answer. A non-OK answer rejects
 * with a FetchError whose message is `{status}: {body or status text}`; an answer that is no JSON (a host's HTML page,
 * half a file) or holds nothing rejects likewise, and one that does not come with a TimeoutError.
 */
export async function requestJson(url: string, init?: RequestInit): Promise<object> {
  const response = await fetch(withBase(url), {
    ...init,
    credentials: 'include',
    signal: AbortSignal.timeout(timeout),
  });
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
