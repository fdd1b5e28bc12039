import { securityHeaders, hasHostFailed, hostFailure, textAnswer } from './answers.ts';
import { isKeptLong } from '#schemas/rules/caching.ts';
import { sharedHeaders } from '#schemas/rules/securityHeaders.ts';

/** Headers of an answer that the function makes itself at an address that everybody may read. */
export const readableHeaders = { ...securityHeaders, ...sharedHeaders };

const methods = 'GET, HEAD, OPTIONS';

/** Tells a program elsewhere that it may read. */
export const allowReading = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...readableHeaders,
      allow: methods,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  });

/** Returns true for an answer of the host that leads on. */
export const isRedirect = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.has('location');

/** Returns a redirect of the host that programs elsewhere may follow. */
export function sharedRedirect({ status, headers }: Response): Response {
  const location = headers.get('location') ?? '/';
  return new Response(null, { status, headers: { ...readableHeaders, location } });
}

const notFound = (path: string) =>
  Response.json(
    { error: 'not_found', message: `There is no ${path}.` },
    { status: 404, headers: readableHeaders },
  );

function failed(): Response {
  const { status, error, message, headers: more } = hostFailure;
  return Response.json({ error, message }, { status, headers: { ...readableHeaders, ...more } });
}

/**
 * Answers a published JSON file under its address with or without `.json`; anything else below /api is a 404 with a
 * JSON body, never a page. `fetchFile` fetches a static file of the host.
 */
export async function serveApiFile(
  request: Request,
  fetchFile: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const requested = url.pathname;
  if (request.method === 'OPTIONS') return allowReading();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: 'method_not_allowed', message: 'Use GET.' },
      { status: 405, headers: { ...readableHeaders, allow: 'GET, HEAD, OPTIONS' } },
    );
  }
  if (!requested.endsWith('.json')) url.pathname = `${requested.replace(/\/$/, '')}.json`;
  const response = await fetchFile(new Request(url, request));
  if (isRedirect(response)) return sharedRedirect(response);
  if (hasHostFailed(response)) return failed();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return response.status === 304 || (response.ok && isJson) ? response : notFound(requested);
}

const reply = (status: number, text: string, more: Record<string, string> = {}) =>
  textAnswer(status, text, { ...readableHeaders, ...more });

/** Hosts compress the types that they know; tracks and calendars are none of them. */
const compressible = /\.(gpx|ics)$/;

/**
 * Returns true if a client takes gzip: `gzip;q=0` refuses it, and `*` stands for all that is not named. The host sets the
 * header to what it takes itself, and hands on that of the client in `cf`.
 */
function takesGzip(request: Request & { cf?: { clientAcceptEncoding?: string } }): boolean {
  const codings = (request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const named = ['gzip', '*'].map((name) => codings.find((coding) => coding.split(';')[0]?.trim() === name));
  const coding = named.find((found) => found !== undefined);
  return coding !== undefined && !/;\s*q=0(\.0*)?$/.test(coding);
}

/** Returns the same answer, for the runtime to compress: it does what the header says. */
function compressed(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Answers what programs elsewhere may read besides the JSON: tracks, calendars and schemas. A redirect of the host leads
 * on to where a file is now; a missing file is answered in text, never by a page. `fetchFile` fetches a static file of
 * the host.
 */
export async function serveReadable(
  request: Request,
  fetchFile: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { method } = request;
  const { pathname } = new URL(request.url);
  if (method === 'OPTIONS') return allowReading();
  if (method !== 'GET' && method !== 'HEAD') return reply(405, 'Use GET.', { allow: 'GET, HEAD, OPTIONS' });
  const response = await fetchFile(request);
  if (response.status === 304) return response;
  if (isRedirect(response)) return sharedRedirect(response);
  if (hasHostFailed(response)) return reply(503, hostFailure.message, hostFailure.headers);
  const isPage = response.headers.get('content-type')?.includes('text/html') === true;
  if (!response.ok || isPage) return reply(404, `There is no ${pathname}.`);
  return takesGzip(request) && method === 'GET' && compressible.test(pathname)
    ? compressed(response)
    : response;
}

type FetchFile = (request: Request) => Promise<Response>;

/**
 * Answers an address at which the host has no file: with the nearest page for unknown addresses, or with text in a
 * folder of scripts and pictures. `fetchFile` fetches a static file of the host.
 */
export async function serveUnknown(request: Request, fetchFile: FetchFile): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return textAnswer(405, 'Use GET.', { allow: 'GET, HEAD' });
  // Redirects, and pages that the host did serve.
  const response = await fetchFile(request);
  if (hasHostFailed(response)) return textAnswer(503, hostFailure.message, hostFailure.headers);
  const isOwnName = pathname.endsWith('/404');
  if (response.status !== 404 && !(isOwnName && response.ok)) return response;
  if (isKeptLong(pathname)) return textAnswer(404, `There is no ${pathname}.`);
  return unknownPage(new URL(request.url), method, fetchFile);
}

/** Records have a page for unknown ones of their kind beside them; below a record there are no pages. */
async function unknownPage(
  { origin, pathname }: URL,
  method: string,
  fetchFile: FetchFile,
): Promise<Response> {
  const kind = /^(\/[^/]+)\/[^/]+$/.exec(pathname)?.[1];
  for (const path of kind === undefined ? ['/404'] : [`${kind}/404`, '/404']) {
    const page = await fetchFile(new Request(new URL(path, origin), { method }));
    if (page.ok) return new Response(page.body, { status: 404, headers: page.headers });
  }
  return textAnswer(404, `There is no ${pathname}.`);
}
