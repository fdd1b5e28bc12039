import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changedPaths, writeFiles } from '../files/files.ts';
import { referenceFiles } from '../reference/referenceFiles.ts';
import { parseOptions } from './options/parseOptions.ts';

/** `reference [--check]`: writes the pages and snippets for maintainers, or says with 1 that one of them is stale. */
export async function reference(args: string[]): Promise<number> {
  const { check: isCheck } = parseOptions(args, { flags: ['check'] });
  const root = resolve(import.meta.dirname, '../..');
  const files = referenceFiles();
  if (!isCheck) {
    for (const path of changedPaths(writeFiles(root, files))) console.log(`Written: ${path}`);
    return 0;
  }
  const stale = files.filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const { path } of stale)
    console.error(`${path} is stale: run \`npm run generate\` and commit the result.`);
  return stale.length > 0 ? 1 : 0;
}
