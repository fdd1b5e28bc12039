import { lookup as resolve, type LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './publicAddress.ts';

/** Version of a feed at its last complete reading, so that its host can answer "unchanged". */
export interface KnownVersion {
  etag?: string;
  lastModified?: string;
}

export interface FeedBody {
  body: Uint8Array;
  contentType: string | null;
  version: KnownVersion;
}

/** Answer of a host; null if the known version is still current. */
export type FeedAnswer = FeedBody | null;

export interface FetchOptions {
  /** Name of this program, with an address that a maintainer of the host can follow. */
  userAgent: string;
  /** Limits of each try; the defaults are those of the guide. */
  maxMs?: number;
  maxBytes?: number;
  /** Ends all tries. */
  deadline?: AbortSignal;
  /** Milliseconds before the second and each further try. */
  pauses?: readonly number[];
  /** Returns true if a request may go to an address. */
  isAllowed?: (address: string) => boolean;
  /** Called with the reason of every try that failed. */
  onFailure?: (reason: string) => void;
}

/** A feed that could not be read; `mayPass` when another try could help. */
export class FetchFailure extends Error {
  readonly mayPass: boolean;
  constructor(message: string, mayPass: boolean) {
    super(message);
    this.mayPass = mayPass;
  }
}

const maxRedirects = 3;

/**
 * Reads an address: at most 30 s and 5 MB (unpacked), three redirects of the same scheme, public hosts alone, and again
 * after a pause where that could help. Throws a FetchFailure that says why it could not be read.
 */
export async function fetchFeed(
  url: string,
  known: KnownVersion,
  options: FetchOptions,
): Promise<FeedAnswer> {
  const { pauses = [1000, 4000], onFailure } = options;
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchOnce(url, known, options);
    } catch (error) {
      const failure = toFailure(error);
      onFailure?.(failure.message);
      const pause = pauses[tries];
      if (!failure.mayPass || pause === undefined) throw failure;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

function toFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  return new FetchFailure(error instanceof Error ? error.message : String(error), true);
}

async function fetchOnce(first: string, known: KnownVersion, options: FetchOptions): Promise<FeedAnswer> {
  const { maxMs = 30_000, maxBytes = 5_000_000, deadline } = options;
  const own = AbortSignal.timeout(maxMs);
  const timeout = deadline ? AbortSignal.any([own, deadline]) : own;
  let url = first;
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(url, known, options, timeout);
      const status = response.statusCode ?? 0;
      if (status === 304) {
        response.destroy();
        if (known.etag === undefined && known.lastModified === undefined) {
          throw new FetchFailure('its host says "unchanged" though nothing was known', true);
        }
        return null;
      }
      if (status >= 300 && status < 400) {
        response.destroy();
        if (redirects === maxRedirects) throw new FetchFailure(`more than ${maxRedirects} redirects`, false);
        url = redirectTarget(url, response.headers.location);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        const mayPass = status >= 500 || status === 429 || status === 408;
        throw new FetchFailure(`its host answers with ${status}`, mayPass);
      }
      const body = await readBody(response, maxBytes, timeout);
      if (body.byteLength === 0) throw new FetchFailure('the body is empty', true);
      const { etag, 'last-modified': lastModified, 'content-type': contentType = null } = response.headers;
      const version = {
        ...(etag !== undefined && etag.length <= 300 && { etag }),
        ...(lastModified !== undefined && lastModified.length <= 100 && { lastModified }),
      };
      return { body, contentType, version };
    }
  } catch (error) {
    if (deadline?.aborted) throw new FetchFailure('its parts take too long to come', false);
    if (timeout.aborted) throw new FetchFailure(`not read within ${maxMs / 1000} s`, true);
    throw error;
  }
}

function redirectTarget(from: string, location: string | undefined): string {
  if (location === undefined || !URL.canParse(location, from)) {
    throw new FetchFailure('a redirect leads nowhere', false);
  }
  const target = new URL(location, from);
  if (target.protocol !== new URL(from).protocol) {
    throw new FetchFailure(`a redirect leads from ${new URL(from).protocol} to ${target.protocol}`, false);
  }
  return target.href;
}

/**
 * Sends one request. The name of the host is resolved once, so that the address that was checked is the one that is
 * connected to.
 */
function ask(
  address: string,
  known: KnownVersion,
  { userAgent, isAllowed = isPublicAddress }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!URL.canParse(address)) throw new FetchFailure(`${address} is no web address`, false);
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure(`${url.protocol} is no scheme of a feed`, false);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw notAllowed(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent: ClientRequest = request(
      url,
      {
        agent: false,
        signal,
        lookup: guardedLookup(isAllowed),
        headers: {
          accept:
            'text/calendar, application/rss+xml, application/atom+xml, application/json, application/ld+json, text/html;q=0.5, */*;q=0.1',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': userAgent,
          ...(known.etag !== undefined && { 'if-none-match': known.etag }),
          ...(known.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
        },
      },
      done,
    );
    sent.on('error', fail);
    sent.end();
  });
}

function notAllowed(address: string): FetchFailure {
  return new FetchFailure(`${address} is no public address`, false);
}

/** Resolves names, and refuses a host that has an address which is not public. */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowed(address));
      if (refused) return callback(notAllowed(refused.address), []);
      const [first] = addresses;
      if (options.all === true || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Returns the unpacked body. Throws when it is longer than allowed, or shorter than announced. */
async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = Object.hasOwn(unpackers, encoding) ? unpackers[encoding as keyof typeof unpackers] : null;
  if (!unpack && encoding !== 'identity') {
    response.destroy();
    throw new FetchFailure(`the encoding ${encoding.slice(0, 40)} is not known`, false);
  }
  // If the response fails or ends early, the stream that unpacks it fails, too, and is what is read below.
  const stream: AsyncIterable<Uint8Array> = unpack ? pipeline(response, unpack(), () => {}) : response;
  const stop = () => response.destroy(new Error('stopped'));
  signal.addEventListener('abort', stop, { once: true });
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      size += part.byteLength;
      if (size > maxBytes) throw new FetchFailure(`longer than ${maxBytes / 1_000_000} MB`, false);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FetchFailure(`the body is cut off or broken: ${reason}`, true);
  } finally {
    signal.removeEventListener('abort', stop);
    response.destroy();
  }
  return Buffer.concat(parts);
}
