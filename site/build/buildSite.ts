import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Site } from '#schemas/types/published.ts';
import { clientFiles } from './clientFiles.ts';
import { codeKey } from './codeKey.ts';
import { placeFile } from './placeFile.ts';
import { renderPages } from './renderPages.ts';
import { openSiteBundle } from './siteBundle.ts';

/** What the pipeline sends when the data is there. */
interface Order {
  /** Folder of the published files. */
  published: string;
  /** Folder to write the site to: pages, scripts, styles and the files of public/. */
  out: string;
}

const root = join(import.meta.dirname, '../..');

/** Where bundles and pages are kept: the argument of this program. */
const cacheDir = resolve(process.argv[2] ?? join(root, '.cache/site'));

/** Bundles in a process of its own, whose memory is free again before pages are rendered. */
async function makeBundle(folder: string): Promise<void> {
  const bundler = fork(join(import.meta.dirname, 'makeBundle.ts'), [folder], {
    stdio: 'inherit',
    // A small nursery: bundling keeps most of what it makes, and 100 MB less are in use at once.
    execArgv: [...process.execArgv, '--max-semi-space-size=2'],
  });
  // Nobody waits for the bundles of a build that was stopped.
  const stop = () => bundler.kill();
  process.once('disconnect', stop);
  const [code] = (await once(bundler, 'exit')) as [number | null];
  process.off('disconnect', stop);
  if (code !== 0) throw new Error(`The site could not be bundled (exit code ${code}): see above.`);
}

/** Whether devices may keep the guide. */
function isOffline(published: string): boolean {
  const site = JSON.parse(readFileSync(join(published, 'api/site.json'), 'utf8')) as Site;
  return site.offline;
}

/**
 * Makes the bundles, or takes those of the same code, while the pipeline makes the data; then renders the pages of the
 * order that the pipeline sends. Answers with `{ progress }` while it renders and `{ files }` when everything is written.
 */
async function main(): Promise<void> {
  const order = new Promise<Order>((resolve) =>
    process.once('message', (message: Order) => resolve(message)),
  );
  const { folder, files } = await openSiteBundle(cacheDir, codeKey(root), makeBundle);
  process.once('disconnect', () => process.exit(1));
  const { published, out } = await order;
  const assets = clientFiles(files, isOffline(published));
  for (const { source, path } of assets) placeFile(join(folder, source), join(out, path));
  const pages = await renderPages({
    bundle: folder,
    published,
    out,
    onProgress: (done, total) => process.send?.({ progress: { done, total } }),
  });
  // The list of a large guide leaves in pieces: the channel closes when the last one is out.
  const written = assets.map(({ path, sha256, size }) => ({ path, sha256, size }));
  process.send?.({ files: [...written, ...pages] }, () => {
    process.removeAllListeners('disconnect');
    process.disconnect?.();
  });
}

try {
  await main();
} catch (error) {
  // The bundler has said what is wrong with the code; a page that cannot be rendered says so in its cause.
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  console.error(message, ...(cause === undefined ? [] : [cause]));
  process.exit(1);
}
