import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The finished site: that of content/, or the one that LARCH_DIST names. */
export const distDir = process.env.LARCH_DIST ?? join(import.meta.dirname, '../../dist');

/** Reads a published JSON file of the finished site. */
export function readDist<T>(path: string): T {
  return JSON.parse(readFileSync(join(distDir, path), 'utf8')) as T;
}
