import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { recordKindNames, recordKinds } from '#schemas/recordKinds.ts';
import type { PageTask, SealedFile } from './pageWorker.ts';

/** Pages that a worker renders before it reports: few enough for a smooth bar, many enough to be cheap. */
const batchSize = 16;

/**
 * Pages that answer unknown addresses: one for all of them and one for each kind of record. A host that looks for the
 * nearest 404.html takes them; others take the first for everything.
 */
const notFoundPaths = ['', ...recordKindNames.map((kind) => recordKinds[kind].path)].map(
  (folder) => `${folder}/404`,
);

/** The page that a device shows in place of one that it does not keep. */
const offlinePath = '/offline';

export interface RenderOptions {
  /** Folder of the bundle. */
  bundle: string;
  /** Folder of the published files. */
  published: string;
  /** Folder of the finished pages. */
  out: string;
  onProgress: (done: number, total: number) => void;
}

/** Writes the page of every published address, and returns their files in the order of the addresses. */
export async function renderPages({
  bundle,
  published,
  out,
  onProgress,
}: RenderOptions): Promise<SealedFile[]> {
  const routes = JSON.parse(readFileSync(join(published, 'api/routes.json'), 'utf8')) as string[];
  const tasks = [...routes, ...notFoundPaths, offlinePath].map((path): PageTask => ({
    path,
    file: fileOf(path),
  }));
  const threads = new Tinypool({
    filename: new URL('./pageWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LARCH_SITE_BUNDLE: bundle,
      LARCH_PUBLISHED: published,
    },
  });
  let done = 0;
  const batches = Array.from({ length: Math.ceil(tasks.length / batchSize) }, async (_, n) => {
    const pages = tasks.slice(n * batchSize, (n + 1) * batchSize);
    const rendered = (await threads.run({ out, pages })) as SealedFile[];
    onProgress((done += rendered.length), tasks.length);
    return rendered;
  });
  const rendered = (await Promise.all(batches)).flat();
  await threads.destroy();
  return rendered;
}

/** Returns the file that a host serves for an address. */
function fileOf(path: string): string {
  if (notFoundPaths.includes(path) || path === offlinePath) return `${path.slice(1)}.html`;
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
