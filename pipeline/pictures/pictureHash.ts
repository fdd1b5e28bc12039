import { createHash } from 'node:crypto';
import { VARIANT_SETTINGS, WEBP_FILES } from './formats.ts';
import type { PictureJob } from './pictureJob.ts';

/** A short name for some content: equal names mean equal content. */
export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/**
 * The version of the drawing code. Raise it when a change alters any picture, then run `npm run pictures`: it draws all
 * masters anew and writes the golden hashes of this version, which a test holds the code against.
 */
export const DRAWING_VERSION = 3;

/**
 * Returns the hash of the masters of a drawing: of its scene without the fields that do not change the drawing, of the
 * key that seeds it, of the version of the code, and of the widths and quality of its files.
 */
export function sceneHash(job: Extract<PictureJob, { scene: unknown }>): string {
  const { focus: _, ...drawn } = job.scene;
  return contentHash(String(DRAWING_VERSION), canonical(WEBP_FILES), job.seed ?? job.key, canonical(drawn));
}

/** Returns the hash of a picture's published files, from what names its masters or from its photograph and its shape. */
export function variantsHash(...sources: (Buffer | string)[]): string {
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
