import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Site } from '#schemas/types/published.ts';
import { clientFiles } from './clientFiles.ts';
import { codeKey } from './codeKey.ts';
import { placeFile } from './placeFile.ts';
import { openPageStore } from './pageStore.ts';
import { renderPages, startThreads } from './renderPages.ts';
import { openSiteBundle } from './siteBundle.ts';

/** Message of the pipeline when the data is complete. */
interface Order {
  /** Folder of the published files. */
  published: string;
  /** Files from which pages are rendered. */
  files: { path: string; sha256: string }[];
  /** Folder to write the site to: pages, scripts, styles and the files of public/. */
  out: string;
}

const root = join(import.meta.dirname, '../..');

/** Cache folder of bundles and pages: the argument of this program. */
const cacheDir = resolve(process.argv[2] ?? join(root, '.cache/site'));

/** Folder that this program writes to now. */
let place = cacheDir;

/** Bundles in a process of its own, whose memory is free again before pages are rendered. */
async function makeBundle(folder: string): Promise<void> {
  const bundler = fork(join(import.meta.dirname, 'makeBundle.ts'), [folder], {
    stdio: 'inherit',
    // The bundler's allocator gives memory back at once: the peak is a hundred megabytes lower, in the same time.
    env: { ...process.env, MIMALLOC_PURGE_DELAY: '0' },
  });
  // Nobody waits for the bundles of a build that was stopped.
  const stop = () => bundler.kill();
  process.once('disconnect', stop);
  let failure: string | null = null;
  bundler.on('message', (message: string) => (failure = message));
  // The end of a program may be known before the last of its messages is read.
  const [[code]] = (await Promise.all([once(bundler, 'exit'), once(bundler, 'disconnect')])) as [
    [number | null],
    unknown,
  ];
  process.off('disconnect', stop);
  if (code !== 0) throw new Error(failure ?? `The site could not be bundled (exit code ${code}): see above.`);
}

/** Returns true if devices may store the guide, and whether it has the form editor. */
function siteSettings(published: string): { isOffline: boolean; hasEditor: boolean } {
  const { offline, editor } = JSON.parse(readFileSync(join(published, 'api/site.json'), 'utf8')) as Site;
  return { isOffline: offline, hasEditor: editor !== null };
}

/**
 * Makes the bundles, or takes those of the same code, while the pipeline makes the data; then renders the pages of the
 * order that the pipeline sends. Answers with `{ progress }` while it renders, `{ files }` when everything is written and `{ failure }` when something is not.
 */
async function main(): Promise<void> {
  const order = new Promise<Order>((resolve) =>
    process.once('message', (message: Order) => resolve(message)),
  );
  const bundle = await openSiteBundle(cacheDir, codeKey(root, process.env.LARCH_BASE), makeBundle);
  const threads = startThreads(bundle.folder);
  const store = openPageStore(join(bundle.folder, 'pages'));
  process.once('disconnect', () => process.exit(1));
  const { published, files, out } = await order;
  place = out;
  const hashes = new Map(files.map(({ path, sha256 }) => [`/${path}`, sha256]));
  const assets = clientFiles(bundle.files, siteSettings(published));
  for (const { source, path } of assets) placeFile(join(bundle.folder, source), join(out, path));
  const pages = await renderPages({
    threads,
    store,
    published,
    hashOf: (url) => {
      const hash = hashes.get(url);
      if (hash === undefined) throw new Error(`A page reads ${url}, which is none of the published files.`);
      return hash;
    },
    out,
    onProgress: (done, total) => process.send?.({ progress: { done, total } }),
  });
  await threads.destroy();
  // The list of a large guide leaves in pieces: the channel closes when the last one is out.
  const written = assets.map(({ path, sha256, size }) => ({ path, sha256, size }));
  process.send?.({ files: [...written, ...pages] }, () => {
    process.removeAllListeners('disconnect');
    process.disconnect?.();
  });
}

/**
 * Returns the reason why there is no site. The cause of an error says which page cannot be rendered; an error of a full
 * disk does not say where, so the folder is added.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const text = cause === undefined ? message : `${message} ${inspect(cause)}`;
  return text.replace(/\b(E[A-Z]+: [^',\n]+, write)$/m, `$1 '${place}'`);
}

try {
  await main();
} catch (error) {
  const failure = reasonOf(error);
  if (process.send) process.send({ failure }, () => process.exit(1));
  else console.error(failure);
  process.exitCode = 1;
}
