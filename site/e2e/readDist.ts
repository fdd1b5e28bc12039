import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from '#schemas/rules/basePath.ts';

/** The finished site: that of content/, or the one that LARCH_DIST names. */
export const distDir = process.env.LARCH_DIST ?? join(import.meta.dirname, '../../dist');

/** Reads a published JSON file of the finished site. */
export function readDist<T>(path: string): T {
  return JSON.parse(readFileSync(join(distDir, path), 'utf8')) as T;
}

/** Returns the path of the finished site on its host, empty at the root. */
export const basePath = (): string => basePathOf(readDist<{ url: string }>('api/site.json').url);
