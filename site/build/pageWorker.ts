import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { type SealedPage, sealPage } from './fileSeal.ts';

/** Settings of a batch. */
export interface BatchData {
  /** Folder of the published files. */
  published: string;
  /** Folder of the finished pages. */
  out: string;
}

/** A page to render and its file below the folder of finished pages. */
export interface PageTask {
  path: string;
  file: string;
}

export interface RenderedPage extends PageTask {
  /** Addresses of the published files that it was made from. */
  reads: string[];
  sealed: SealedPage;
}

/** Path of the guide on its host, without a slash at its end. */
const base = (process.env.LARCH_BASE ?? '/').slice(0, -1);

const entry = pathToFileURL(join(process.env.LARCH_SITE_BUNDLE ?? '', 'server/entry.mjs')).href;

/** The reason why the code of the pages cannot be loaded: what a thread throws before its first task is lost. */
const failure: unknown = await import(entry).then(
  () => null,
  (error: unknown) => error,
);

/** Renders pages into their files, one after the other. Rejects with the address of the first that cannot be rendered. */
export default async function renderBatch({ published, out, pages }: BatchData & { pages: PageTask[] }) {
  process.env.LARCH_PUBLISHED = published;
  if (failure !== null) throw failure;
  const rendered: RenderedPage[] = [];
  for (const { path, file } of pages) {
    const { html, reads } = await renderOne(path);
    const target = join(out, file);
    mkdirSync(dirname(target), { recursive: true });
    // The page that is there may have a name in another folder, too.
    rmSync(target, { force: true });
    writeFileSync(target, html, { flag: 'wx' });
    rendered.push({ path, file, reads, sealed: sealPage(file, html) });
  }
  return rendered;
}

async function renderOne(path: string): Promise<{ html: string; reads: string[] }> {
  const { httpResponse, reads, errorWhileRendering } = await renderPage({ urlOriginal: base + path });
  if (errorWhileRendering || httpResponse?.statusCode !== 200 || !reads) {
    throw new Error(`${path} cannot be rendered.`, { cause: errorWhileRendering });
  }
  return { html: withoutEntryScript(path, httpResponse.body), reads };
}

/**
 * Removes the entry tag that vike writes at the end of each page. As an async module it would compete with the first
 * picture, and boot.js imports the entry when the page is idle.
 */
function withoutEntryScript(path: string, html: string): string {
  const lean = html.replace(/<script src="[^"]+" type="module" async><\/script>(?=<\/body>)/, '');
  if (lean === html) throw new Error(`${path} does not end with the entry script that vike writes.`);
  return lean;
}
