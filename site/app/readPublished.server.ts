import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedUrl } from '../data/published.ts';

/**
 * Reads a published file from the folder that the pipeline wrote (LARCH_PUBLISHED), by the URL under which browsers
 * fetch it. Rejects with ENOENT when there is no such file.
 */
export async function readPublished<T>(url: PublishedUrl<T>): Promise<T> {
  const folder = process.env.LARCH_PUBLISHED;
  if (!folder)
    throw new Error('LARCH_PUBLISHED is not set: run the site through `npm run build` or `npm run dev`.');
  return JSON.parse(await readFile(join(folder, url), 'utf8')) as T;
}
