import type { PictureJobs } from 'larch-pictures';
import { relative } from 'node:path';
import sirv from 'sirv';
import type { ErrorPayload, HotChannelClient, Plugin, ViteDevServer } from 'vite';
import type { Problem } from '../content/problem.ts';
import { followPages, servePages } from './servePages.ts';
import type { Refresh } from './refreshData.ts';
import { codeFrame, formatProblems, sourceTexts } from '../report/formatProblems.ts';

/** Editors save in several steps; changes closer together than this, in milliseconds, are one. */
const settleTime = 30;

export interface DevPictures {
  /** Folder of the pictures between changes. */
  dir: string;
  /** Writes all pictures into a folder: see `emitPictures`. */
  emit: (jobs: PictureJobs, out: string, siteName: string) => Promise<void>;
}

/** Sent to open pages with the addresses of published files that changed; the site reads them again in place. */
export const publishedEvent = 'larch:published';

/** Sent by a page when its code listens, with the time in milliseconds at which the page was requested as `since`. */
const listeningEvent = 'larch:listening';

/** File whose change means that addresses were added or removed. The open page may be one of them. */
const routesFile = 'api/routes.json';

/**
 * Serves the data files from their public addresses, and keeps them up to date: the open page shows what a saved
 * content file updated in place, and a mistake as overlay with its line until it is fixed.
 */
export function contentPlugin(
  contentDir: string,
  dataDir: string,
  refresh: () => Refresh,
  pictures: DevPictures,
): Plugin {
  return {
    name: 'larch:content',
    configureServer(server) {
      let overlay: ErrorPayload | null = null;
      let drawing = Promise.resolve();
      let drawn = '';
      const problemsToPrint = createProblemTracker();
      const pages = followPages(dataDir);
      const changes = createChangeLog();
      const draw = (wanted: Refresh['pictures']): void => {
        const json = JSON.stringify(wanted);
        if (!wanted || json === drawn) return;
        drawn = json;
        // One after the other: two edits in a row must not write the same file at once.
        drawing = drawing
          .then(() => pictures.emit(wanted.jobs, pictures.dir, wanted.siteName))
          .catch((error: Error) => server.config.logger.error(`Pictures: ${error.message}`));
      };
      const update = (): Refresh => {
        const result = refresh();
        const hadOverlay = overlay !== null;
        overlay = result.isFresh ? null : overlayOf(result);
        const news = problemsToPrint(result.problems);
        if (news.length > 0) {
          const log = overlay ? server.config.logger.error : server.config.logger.warn;
          log(formatProblems(news, 'text', sourceTexts(result.loaded)));
        }
        pages.refresh();
        changes.add(result.changed, Date.now());
        if (overlay) {
          server.ws.send(overlay);
        } else {
          notifyPages(server.ws, result.changed, hadOverlay);
        }
        return result;
      };
      const first = update();
      // Pages come first, because a page can be read while a picture is missing.
      if (server.httpServer) server.httpServer.once('listening', () => draw(first.pictures));
      else draw(first.pictures);
      // A page that is opened before the mistake is fixed must show it, too.
      server.ws.on('connection', () => {
        if (overlay) server.ws.send(overlay);
      });
      // A save while a page loads may be missing in its data, if its message was sent before the page listened.
      server.ws.on(listeningEvent, ({ since }: { since: number }, page) => {
        notifyPages(page, changes.since(since), false);
      });
      watch(server, contentDir, () => draw(update().pictures));
      server.middlewares.use(sirv(pictures.dir, { dev: true }));
      serveData(server, dataDir);
      servePages(server, contentDir, pages);
    },
  };
}

/** Tells one page, or all of them, which data files changed. */
function notifyPages(
  pages: Pick<HotChannelClient, 'send'>,
  changed: readonly string[],
  hadOverlay: boolean,
): void {
  if (changed.includes(routesFile)) {
    pages.send({ type: 'full-reload' });
    return;
  }
  if (hadOverlay) pages.send({ type: 'update', updates: [] }); // takes the overlay away
  if (changed.length > 0) {
    pages.send({ type: 'custom', event: publishedEvent, data: { urls: changed.map((path) => `/${path}`) } });
  }
}

function watch(server: ViteDevServer, dir: string, update: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(dir);
  server.watcher.on('all', (_event, file) => {
    if (relative(dir, file).startsWith('..')) return;
    clearTimeout(timer);
    timer = setTimeout(update, settleTime);
  });
}

function serveData({ middlewares }: ViteDevServer, dataDir: string): void {
  middlewares.use(
    sirv(dataDir, {
      dev: true,
      extensions: ['json'],
      setHeaders: (response, path) => {
        if (path.endsWith('.gpx')) response.setHeader('Content-Type', 'application/gpx+xml');
      },
    }),
  );
  middlewares.use('/api', (request, response, next) => {
    // Posts belong to the functions of the site.
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.writeHead(404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: `Not found: ${request.originalUrl}` }));
  });
}

/** Returns the first mistake in the form of vite's overlay; the terminal shows all of them. */
function overlayOf({ loaded, problems }: Refresh): ErrorPayload {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) throw new Error('content was refused without a problem');
  const { file, line, column, suggestion } = first;
  const text = sourceTexts(loaded)(file);
  const more = errors.length > 1 ? `\n\n${errors.length - 1} more in the terminal.` : '';
  return {
    type: 'error',
    err: {
      plugin: 'content',
      message: `${file}:${line}:${column}  ${first.message}${suggestion ? `\n${suggestion}` : ''}${more}`,
      stack: '',
      id: file,
      loc: { file, line, column },
      ...(text !== null && { frame: codeFrame(text, first) }),
    },
  };
}

/** Times at which data files last changed. */
export interface ChangeLog {
  /** Notes that files changed at a time in milliseconds. */
  add: (paths: readonly string[], time: number) => void;
  /** Returns the files that changed at a time or later. */
  since: (time: number) => string[];
}

/** Returns an empty log. */
export function createChangeLog(): ChangeLog {
  const changedAt = new Map<string, number>();
  return {
    add: (paths, time) => {
      for (const path of paths) changedAt.set(path, time);
    },
    since: (time) => [...changedAt].filter(([, changed]) => changed >= time).map(([path]) => path),
  };
}

/** Returns a function that picks the problems to print at each save: every error, and the warnings that are new. */
export function createProblemTracker(): (problems: readonly Problem[]) => Problem[] {
  let printed = new Set<string>();
  return (problems) => {
    const toPrint = problems.filter(
      (problem) => problem.severity === 'error' || !printed.has(keyOf(problem)),
    );
    printed = new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf));
    return toPrint;
  };
}

/**
 * Returns the key of a problem. It leaves out the line, because a warning stays the same if lines above it come and
 * go.
 */
const keyOf = ({ file, rule, path, message }: Problem) => JSON.stringify([file, rule, path, message]);
