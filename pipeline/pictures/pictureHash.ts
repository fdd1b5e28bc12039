import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureJob } from './pictureJob.ts';
import { VARIANT_SETTINGS } from './variants.ts';

/** A short name for some content: equal names mean equal content. */
export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Modules beside the drawing code whose changes cannot alter a drawn picture. */
const NOT_DRAWING =
  /\.test\.ts$|^(contactSheet|fontPackages\.d|masters|picture\w*|plateColor|renderPictures|renderSocialCards|textPath|variants)\.ts$/;

let generator: string | undefined;

/** A hash of the code that draws: when it changes, every drawn picture may look different. */
export function generatorHash(): string {
  generator ??= hashSources(import.meta.dirname);
  return generator;
}

function hashSources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NOT_DRAWING.test(file))
    .sort();
  // Line ends differ between checkouts of the same commit.
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
  return contentHash(...files, ...texts);
}

/** What a drawn master depends on: its scene, the key that seeds it, and the code. */
export function sceneHash(job: Extract<PictureJob, { scene: unknown }>): string {
  return contentHash(generatorHash(), job.key, canonical(job.scene));
}

/** What the published files of a picture depend on: the bytes of its masters or of its photograph. */
export function variantsHash(...sources: Buffer[]): string {
  return contentHash(canonical(VARIANT_SETTINGS), ...sources);
}

/** JSON with sorted keys, so that the order of fields in a record does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
