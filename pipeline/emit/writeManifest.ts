import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './writeFiles.ts';

/** Name of the manifest; a folder that holds one is a finished build. */
export const manifestName = 'manifest.json';

/** Writes manifest.json: path, SHA-256 and size in bytes of every other file below the folder, sorted by path. */
export function writeManifest(dir: string): void {
  const files = filesBelow(dir).map((path) => {
    const bytes = readFileSync(join(dir, path));
    return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  });
  writeFileSync(join(dir, manifestName), `${JSON.stringify({ files })}\n`);
}
