import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePathOf } from '#schemas/rules/basePath.ts';

/** Reads the path on its host of the guide that was built to a folder; a folder without a guide has none. */
export function basePathIn(folder: string): string {
  try {
    const { url } = JSON.parse(readFileSync(join(folder, 'api/site.json'), 'utf8')) as { url: string };
    return basePathOf(url);
  } catch {
    return '';
  }
}
