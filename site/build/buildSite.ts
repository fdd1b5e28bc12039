import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Site } from '#schemas/types/published.ts';
import { renderPages } from './renderPages.ts';
import { codeKey, copyClient, openSiteBundle } from './siteBundle.ts';

/** Message of the pipeline when the data is complete. */
interface Order {
  /** Folder of the published files. */
  published: string;
  /** Folder to write the site to: pages, scripts, styles and the files of public/. */
  out: string;
}

const root = join(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache/site');

/** Folder that this program writes to now. */
let place = cacheDir;

/**
 * Makes the bundle, or takes that of the same code, while the pipeline makes the data; then renders the pages of the
 * order that the pipeline sends. Sends `{ progress }` while it renders, `{ files }` when everything is written and
 * `{ failure }` if something is not.
 */
async function main(): Promise<void> {
  const order = new Promise<Order>((resolve) =>
    process.once('message', (message: Order) => resolve(message)),
  );
  // A build that was stopped needs no site.
  process.once('disconnect', () => process.exit(1));
  const bundle = await openSiteBundle(cacheDir, codeKey(root, process.env.LARCH_BASE), async (folder) =>
    // Loaded if needed, because the bundler takes a second to load.
    (await import('./makeBundle.ts')).makeBundle(folder),
  );
  const { published, out } = await order;
  place = out;
  const { offline } = JSON.parse(readFileSync(join(published, 'api/site.json'), 'utf8')) as Site;
  const assets = copyClient(bundle, out, offline);
  const onProgress = (done: number, total: number) => process.send?.({ progress: { done, total } });
  const pages = await renderPages({ bundle, published, out, onProgress });
  process.send?.({ files: [...assets, ...pages] }, () => process.exit());
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
