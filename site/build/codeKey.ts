import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the bundles are made from. */
const sources = ['site', 'schemas', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Source files that are in no bundle. */
const besides = /\.test\.tsx?$|^site\/(bench|e2e|test)\//;

/**
 * Returns a hash of the code below a root folder, for a guide that is served at the path `base`. Bundles are kept under
 * it, because they stay the same while no byte of the code changes.
 */
export function codeKey(root: string, base = '/'): string {
  const files = sources
    .flatMap((source) => filesOf(root, source))
    .filter((file) => !besides.test(file))
    .sort();
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${base}`);
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!source.includes('.'))
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      );
  return [source];
}
