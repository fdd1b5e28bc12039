import { hasHostFailed, hostFailure } from './hostFailure.ts';
import { allowReading, isRedirect, readableHeaders as headers, sharedRedirect } from './readable.ts';

const notFound = (path: string) =>
  Response.json({ error: 'not_found', message: `There is no ${path}.` }, { status: 404, headers });

function failed(): Response {
  const { status, error, message, headers: more } = hostFailure;
  return Response.json({ error, message }, { status, headers: { ...headers, ...more } });
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
  const asked = url.pathname;
  if (request.method === 'OPTIONS') return allowReading();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: 'method_not_allowed', message: 'Use GET.' },
      { status: 405, headers: { ...headers, allow: 'GET, HEAD, OPTIONS' } },
    );
  }
  if (!asked.endsWith('.json')) url.pathname = `${asked.replace(/\/$/, '')}.json`;
  const response = await fetchFile(new Request(url, request));
  if (isRedirect(response)) return sharedRedirect(response);
  if (hasHostFailed(response)) return failed();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return response.status === 304 || (response.ok && isJson) ? response : notFound(asked);
}
