import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { pagedKinds, recordKinds } from '#schemas/recordKinds.ts';
import type { SealedPage } from './fileSeal.ts';
import type { HashOf, PageStore } from './pageStore.ts';
import type { BatchData, PageTask, RenderedPage } from './pageWorker.ts';
import { placeFile } from './placeFile.ts';

/** Pages that a worker renders before it reports: few enough for a smooth bar, many enough to be cheap. */
const batchSize = 16;

/**
 * Pages that answer unknown addresses: one for all of them and one for each kind of record. A host that looks for the
 * nearest 404.html takes them; others take the first for everything.
 */
const notFoundPaths = ['', ...pagedKinds.map((kind) => recordKinds[kind].path)].map(
  (folder) => `${folder}/404`,
);

/** The page that a device shows in place of one that it does not keep. */
const offlinePath = '/offline';

/**
 * Starts the threads that render pages with the bundles of a folder: one now, the others when there is work for them.
 * The first loads its code while the pipeline makes the data: that takes as long as to render what an edit changes.
 */
export function startThreads(bundle: string): Tinypool {
  return new Tinypool({
    filename: new URL('./pageWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    // Without a limit the heaps of the workers grow with the number of pages.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
    env: { ...process.env, NODE_ENV: 'production', LARCH_SITE_BUNDLE: bundle },
  });
}

export interface RenderOptions {
  /** Threads of `startThreads`. */
  threads: Tinypool;
  /** Pages that the bundles rendered before. */
  store: PageStore;
  /** Folder of the published files. */
  published: string;
  hashOf: HashOf;
  /** Folder of the finished pages. */
  out: string;
  onProgress: (done: number, total: number) => void;
}

/**
 * Writes the page of every published address and seals them in the order of the addresses. A page whose data and code
 * are as they were is linked, not rendered again.
 */
export async function renderPages({
  threads,
  store,
  published,
  hashOf,
  out,
  onProgress,
}: RenderOptions): Promise<SealedPage[]> {
  const routes = JSON.parse(readFileSync(join(published, 'api/routes.json'), 'utf8')) as string[];
  const tasks = [...routes, ...notFoundPaths, offlinePath].map((path): PageTask => ({
    path,
    file: fileOf(path),
  }));
  const finished = new Map<string, SealedPage>();

  const found = tasks.flatMap(({ path, file }) => {
    const page = store.find(path, hashOf);
    return page ? [{ path, source: page.file, sealed: { ...page.sealed, path: file } }] : [];
  });
  for (const { path, sealed } of found) finished.set(path, sealed);
  const missing = tasks.filter(({ path }) => !finished.has(path));
  const rendering = renderAll(missing, threads, { published, out }, (rendered) => {
    for (const page of rendered) {
      store.add(page, join(out, page.file), page.sealed, hashOf);
      finished.set(page.path, page.sealed);
    }
    onProgress(finished.size, tasks.length);
  });
  for (const { source, sealed } of found) placeFile(source, join(out, sealed.path));
  await rendering;
  store.save();
  return tasks.flatMap(({ path }) => finished.get(path) ?? []);
}

async function renderAll(
  tasks: PageTask[],
  threads: Tinypool,
  data: BatchData,
  report: (pages: RenderedPage[]) => void,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, n) =>
    tasks.slice(n * batchSize, (n + 1) * batchSize),
  );
  await Promise.all(
    batches.map(async (pages) => report((await threads.run({ ...data, pages })) as RenderedPage[])),
  );
}

/** Returns the file that a host serves for an address. */
function fileOf(path: string): string {
  if (notFoundPaths.includes(path) || path === offlinePath) return `${path.slice(1)}.html`;
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
