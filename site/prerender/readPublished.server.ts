import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedUrl } from '../data/published.ts';

/**
 * Reads a published file from the folder that the pipeline wrote (LARCH_PUBLISHED), by the URL under which browsers
 * fetch it. Throws ENOENT when there is no such file. Pages are rendered one after the other: to wait for a file takes
 * less than to hand its reading to another thread.
 */
export function readPublished<T>(url: PublishedUrl<T>): T {
  const folder = process.env.LARCH_PUBLISHED;
  if (!folder)
    throw new Error('LARCH_PUBLISHED is not set: run the site through `npm run build` or `npm run dev`.');
  return JSON.parse(readFileSync(join(folder, url), 'utf8')) as T;
}
