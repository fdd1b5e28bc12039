import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { withoutDay } from '#schemas/rules/offline/pageDay.ts';

/** A file of the site, relative to its folder and with forward slashes. */
export interface SealedFile {
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
  /** For a page, the hash of its text without the day of the build: see `withoutDay`. */
  textSha256?: string;
}

/** A page to render and its file below the folder of finished pages. */
export interface PageTask {
  path: string;
  file: string;
}

/** Path of the guide on its host, without a slash at its end. */
const base = (process.env.LARCH_BASE ?? '/').slice(0, -1);

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Returns a path with the hash and size of its bytes. */
export function seal(path: string, bytes: Buffer): SealedFile {
  return { path, sha256: sha256(bytes), size: bytes.length };
}

/** Renders pages into their files, one after the other. Rejects with the address of the first that cannot be rendered. */
export default async function renderBatch({ out, pages }: { out: string; pages: PageTask[] }) {
  // Registers the pages with vike; Node imports it once.
  await import(pathToFileURL(join(process.env.LARCH_SITE_BUNDLE ?? '', 'server/entry.mjs')).href);
  const rendered: SealedFile[] = [];
  for (const { path, file } of pages) {
    const html = await renderOne(path);
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), html);
    rendered.push({ ...seal(file, Buffer.from(html)), textSha256: sha256(withoutDay(html)) });
  }
  return rendered;
}

async function renderOne(path: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: base + path });
  if (errorWhileRendering || httpResponse?.statusCode !== 200) {
    throw new Error(`${path} cannot be rendered.`, { cause: errorWhileRendering });
  }
  return withoutEntryScript(path, httpResponse.body);
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
