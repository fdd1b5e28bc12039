import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { basePathOf } from '#schemas/rules/basePath.ts';

/**
 * Reads the path below which the guide of a content folder stands on its host, before the content is loaded: the code is
 * bundled for it meanwhile. Empty for a file that cannot be read; loading it says why.
 */
export function readBasePath(content: string): string {
  try {
    const site: unknown = parse(readFileSync(join(content, 'site.yaml'), 'utf8'));
    return typeof site === 'object' && site !== null && 'url' in site ? basePathOf(String(site.url)) : '';
  } catch {
    return '';
  }
}
