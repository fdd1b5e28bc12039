import { hasHostFailed, hostFailure } from './hostFailure.ts';
import { allowReading, isRedirect, readableHeaders, sharedRedirect } from './readable.ts';
import { textAnswer } from './textAnswer.ts';

const says = (status: number, text: string, more: Record<string, string> = {}) =>
  textAnswer(status, text, { ...readableHeaders, ...more });

/** Hosts compress the types that they know; tracks and calendars are none of them. */
const compressible = /\.(gpx|ics)$/;

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
  if (method !== 'GET' && method !== 'HEAD') return says(405, 'Use GET.', { allow: 'GET, HEAD, OPTIONS' });
  const response = await fetchFile(request);
  if (response.status === 304) return response;
  if (isRedirect(response)) return sharedRedirect(response);
  if (hasHostFailed(response)) return says(503, hostFailure.message, hostFailure.headers);
  const isPage = response.headers.get('content-type')?.includes('text/html') === true;
  if (!response.ok || isPage) return says(404, `There is no ${pathname}.`);
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return takesGzip && method === 'GET' && compressible.test(pathname) ? compressed(response) : response;
}
