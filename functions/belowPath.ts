import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textAnswer } from './answers.ts';
import { basePathOf, htmlBelow } from '#schemas/rules/basePath.ts';

/** The host's static files. */
export interface Files {
  fetch(request: Request): Promise<Response>;
}

/** Paths by the files that they were read from: files of a running function do not change. */
const known = new WeakMap<Files, string>();

/** Reads the path of the guide on its host from the published files. At the root, and where they do not say it, it is empty. */
export async function readBase(files: Files): Promise<string> {
  const found = known.get(files);
  if (found !== undefined) return found;
  const response = await files.fetch(new Request('https://guide.invalid/api/site.json'));
  if (!response.ok) return '';
  const { url } = (await response.json()) as { url?: unknown };
  const base = typeof url === 'string' && URL.canParse(url) ? basePathOf(url) : '';
  known.set(files, base);
  return base;
}

/**
 * Answers a request of a guide below a path of its host. Its files lie at the root of their folder, so `answer` gets the
 * address within the guide, and a redirect to one leads on below the path.
 */
export async function belowPath(
  request: Request,
  base: string,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === base) return redirect(`${base}/${url.search}`);
  if (!url.pathname.startsWith(`${base}/`)) return textAnswer(404, `You'll find the guide at ${base}/.`);
  url.pathname = url.pathname.slice(base.length);
  const response = await answer(new Request(url, request));
  const location = response.headers.get('location');
  if (!location?.startsWith('/') || location.startsWith(`${base}/`)) return response;
  const below = new Response(response.body, response);
  below.headers.set('location', base + location);
  return below;
}

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } });

/** Has the links of a page that the function wrote begin with the path of the guide. */
export async function pageBelow(base: string, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(htmlBelow(base, await response.text()), response);
}

/** Reads the path on its host of the guide that was built to a folder; a folder without a guide has none. */
export function basePathIn(folder: string): string {
  try {
    const { url } = JSON.parse(readFileSync(join(folder, 'api/site.json'), 'utf8')) as { url: string };
    return basePathOf(url);
  } catch {
    return '';
  }
}
