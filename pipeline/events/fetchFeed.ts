import { reasonOf } from './feedEvent.ts';

/** A feed as its host, or a file, gives it. */
export interface FeedBody {
  body: Uint8Array;
  contentType: string | null;
}

interface FetchOptions {
  /** Name of this program, with an address that a maintainer of the host can follow. */
  userAgent: string;
  maxMs?: number;
}

/** Longest body that is read, in bytes. */
export const maxBytes = 5_000_000;

const maxRedirects = 3;

/**
 * Reads a feed by https within 20 s, 5 MB (unpacked) and three redirects. Throws an Error that says why it could not be
 * read.
 */
export async function fetchFeed(url: string, { userAgent, maxMs = 20_000 }: FetchOptions): Promise<FeedBody> {
  const signal = AbortSignal.timeout(maxMs);
  const headers = {
    accept: 'text/calendar, application/rss+xml, application/xml;q=0.9, */*;q=0.1',
    'user-agent': userAgent,
  };
  let address = url;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (new URL(address).protocol !== 'https:') throw new Error(`${address} is not read: no https`);
      const response = await fetch(address, { redirect: 'manual', signal, headers });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        const target = response.headers.get('location');
        if (target === null || !URL.canParse(target, address)) throw new Error('a redirect leads nowhere');
        address = new URL(target, address).href;
        continue;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`its host answers with ${response.status}`);
      }
      return { body: await readBody(response), contentType: response.headers.get('content-type') };
    }
    throw new Error(`more than ${maxRedirects} redirects`);
  } catch (error) {
    if (signal.aborted) throw new Error(`not read within ${maxMs / 1000} s`, { cause: error });
    // fetch says only that it failed; its cause says why.
    throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
  }
}

async function readBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) break;
      parts.push(part);
    }
  } catch (error) {
    throw new Error(`the body is cut off or broken: ${reasonOf(error)}`, { cause: error });
  }
  if (size > maxBytes) throw new Error(`longer than ${maxBytes / 1_000_000} MB`);
  if (size === 0) throw new Error('the body is empty');
  return Buffer.concat(parts);
}
