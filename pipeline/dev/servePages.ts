import { escapeAttribute } from 'entities/escape';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { sourceFiles } from '../content/pagePaths.ts';

/** Address at which an open page asks for the editor, with its own path as `path`. */
export const editAddress = '/__edit';

/**
 * Redirects former addresses as the host does, answers 404 where the content has no page, and leads from a page to the
 * file that it was made of.
 */
export function servePages({ middlewares }: ViteDevServer, contentDir: string, pages: KnownPages): void {
  middlewares.use(editAddress, (request, response) => openEditor(contentDir, request, response));
  middlewares.use((request, response, next) => {
    const present = isRead(request) ? pages.movedTo(pathOf(request)) : null;
    if (present === null) return next();
    const { search } = new URL(request.url ?? '/', 'http://localhost');
    // Not kept by the browser, because the next save may undo the rename.
    response.writeHead(301, { Location: present + search, 'Cache-Control': 'no-store' });
    response.end();
  });
  middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if (!wantsPage(request, path) || pages.has(path)) return next();
    const others = pages.replacementsOf(path);
    if (others) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(removedPage(contentDir, path, others));
      return;
    }
    // The site shows its own page for an unknown address; the status of the answer is set here.
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, ...rest: never[]) =>
      writeHead(status === 200 ? 404 : status, ...rest);
    next();
  });
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Returns true if a browser requests a page, and not a script, a picture or data. */
function wantsPage(request: IncomingMessage, path: string): boolean {
  return (
    isRead(request) &&
    Boolean(request.headers.accept?.includes('text/html')) &&
    !/^\/(@|__|api\/|.*\.\w+$)/.test(path)
  );
}

function openEditor(contentDir: string, request: IncomingMessage, response: ServerResponse): void {
  const path = new URL(request.url ?? '/', 'http://localhost').searchParams.get('path') ?? '';
  const file = sourceFiles(path)
    .map((name) => join(contentDir, name))
    .find((name) => isBelow(contentDir, name) && existsSync(name));
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('No single file holds this page.');
    return;
  }
  response.writeHead(302, { Location: `/__open-in-editor?file=${encodeURIComponent(file)}` });
  response.end();
}

const isBelow = (dir: string, file: string) => !relative(dir, file).startsWith('..');

/** Returns the overlay of an open page whose file is gone. Vite's client removes it when the routes change again. */
function removedPage(contentDir: string, path: string, others: readonly string[]): string {
  const dir = relative(process.cwd(), contentDir) || '.';
  const files = sourceFiles(path).map((name) => escapeAttribute(`${dir}/${name}`));
  const links = others.map(
    (other) => `<li><a href="${escapeAttribute(other)}">${escapeAttribute(other)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page is gone</title>
<script type="module" src="/@vite/client"></script>
<style>:root { color-scheme: light dark } body { font: 1.125rem/1.5 system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem }</style>
</head>
<body>
<h1>This page is gone</h1>
<p>The file of <code>${escapeAttribute(path)}</code> was renamed or deleted: there is no ${files.join(' or ')} any more.</p>
${links.length > 0 ? `<p>New since then:</p>\n<ul>${links.join('')}</ul>` : ''}
<p>A renamed record keeps its visitors when its new file names the old address under <code>formerSlugs</code>.</p>
<p><a href="/">To the home page</a></p>
</body>
</html>
`;
}

/** Pages that the content does not name: for those who build the guide, and for devices without a network. */
const ownPages = ['/styleguide', '/offline'];

/** Pages added, renamed and removed since the development server started. */
export interface KnownPages {
  /** Looks again, after the data was written. */
  refresh: () => void;
  has: (path: string) => boolean;
  /** Returns the present address of a page or file that was renamed, or null. */
  movedTo: (path: string) => string | null;
  /** Returns the pages that were added to the folder of a removed page; null if that page never existed. */
  replacementsOf: (path: string) => string[] | null;
}

/** Follows which pages there are, by the routes in the data folder. */
export function followPages(dataDir: string): KnownPages {
  let routes = new Set<string>();
  let moves: ReadonlyMap<string, string> = new Map();
  /** Pages added since the start, and those removed. */
  const added = new Set<string>();
  const removed = new Set<string>();
  const refresh = () => {
    const now = readRoutes(dataDir);
    for (const path of now) {
      removed.delete(path);
      if (routes.size > 0 && !routes.has(path)) added.add(path);
    }
    for (const path of routes) {
      if (now.has(path)) continue;
      removed.add(path);
      added.delete(path);
    }
    routes = now;
    moves = readMoves(dataDir);
  };
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return {
    refresh,
    has: (path) => routes.has(path) || ownPages.includes(path),
    movedTo: (path) => moves.get(path) ?? null,
    replacementsOf: (path) =>
      removed.has(path) ? [...added].filter((other) => folder(other) === folder(path)) : null,
  };
}

function readRoutes(dataDir: string): Set<string> {
  const file = join(dataDir, 'api/routes.json');
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** Reads the redirects that are published for the host: a former address, the present one and a status on each line. */
function readMoves(dataDir: string): ReadonlyMap<string, string> {
  const file = join(dataDir, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
}
