import { isKeptLong } from '#schemas/rules/caching.ts';
import { hasHostFailed, hostFailure } from './hostFailure.ts';
import { textAnswer } from './textAnswer.ts';

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
