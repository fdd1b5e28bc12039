import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** Scripts and styles that a prerendered page links. */
export interface PageAssets {
  /** The script that hydrates the page. */
  entry: string;
  /** Chunks that the entry and the page need, to be preloaded when the entry is. */
  modules: string[];
  /** Stylesheets beside the one of all pages, which vike links, as it does the fonts. */
  styles: string[];
}

/** Returns the source file of the module of a route, as the manifest of the client build names it. */
export function routeFile(id: string): string {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `routes/${words.join('')}Page.tsx`;
}

const entryName = 'app/vike/+client.tsx';
/** vike's own entry of the one page, which holds what vike links by itself. */
const pageEntryName = '../virtual:vike:page-entry:client:/app/vike';

let manifest: Promise<Manifest> | undefined;

function readManifest(): Promise<Manifest> {
  const folder = process.env.LARCH_SITE_BUNDLE;
  if (!folder) throw new Error('LARCH_SITE_BUNDLE is not set: run the site build through `npm run build`.');
  // vike keeps Vite's client manifest under this name.
  manifest ??= readFile(join(folder, 'assets.json'), 'utf8').then((text) => JSON.parse(text) as Manifest);
  return manifest;
}

function collect(chunks: Manifest, name: string, seen: Set<string>): ManifestChunk[] {
  const chunk = chunks[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => collect(chunks, imported, seen)), chunk];
}

/**
 * Returns the scripts, styles and fonts of a page, from the manifest of the client build and the source file of its
 * route.
 */
export async function pageAssets(routeFile: string): Promise<PageAssets> {
  const chunks = await readManifest();
  const seen = new Set<string>();
  const used = [...collect(chunks, entryName, seen), ...collect(chunks, routeFile, seen)];
  const linked = new Set(collect(chunks, pageEntryName, new Set()).flatMap((chunk) => chunk.css ?? []));
  const address = (file: string) => `${import.meta.env.BASE_URL}${file}`;
  const entry = chunks[entryName];
  if (!entry || !chunks[routeFile]) throw new Error(`The client build does not hold ${routeFile}.`);
  return {
    entry: address(entry.file),
    modules: used.filter((chunk) => chunk !== entry).map((chunk) => address(chunk.file)),
    styles: [...new Set(used.flatMap((chunk) => chunk.css ?? []))]
      .filter((file) => !linked.has(file))
      .map(address),
  };
}
