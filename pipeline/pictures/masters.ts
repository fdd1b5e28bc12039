import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN_FILES } from './formats.ts';
import { sceneHash } from './pictureHash.ts';
import type { Variant } from './pictureCache.ts';
import type { PictureJob } from './pictureJob.ts';

export type SceneJob = Extract<PictureJob, { scene: unknown }>;

/** For each picture key, the hash of what its masters were drawn from. */
type Manifest = Readonly<Record<string, string>>;

/** Name of the list in a folder of masters. */
export const MANIFEST = 'manifest.json';

/** The command that draws missing and stale masters; named in messages. */
export const MASTERS_COMMAND = 'npm run pictures';

/** Returns the path of a master within a folder of masters. */
export function masterFile(folder: string, key: string, name: string): string {
  return join(folder, key, name);
}

/** Reads which masters a folder holds; none for a folder without a manifest. */
export function readManifest(mastersDir: string): Manifest {
  const file = join(mastersDir, MANIFEST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the masters of a drawn picture; null if one is missing or shows another scene than the present one. */
export function freshMasters(job: SceneJob, mastersDir: string, manifest: Manifest): Variant[] | null {
  if (manifest[job.key] !== sceneHash(job)) return null;
  const masters = DRAWN_FILES.flatMap((file) => {
    const found = statSync(masterFile(mastersDir, job.key, file.name), { throwIfNoEntry: false });
    return found ? [{ ...file, bytes: found.size }] : [];
  });
  return masters.length === DRAWN_FILES.length ? masters : null;
}

/** Describes the missing and stale masters in one sentence; null if all are fresh. */
export function describeMasters(
  jobs: readonly PictureJob[],
  mastersDir: string,
): { sentence: string; isCodeNewer: boolean } | null {
  const manifest = readManifest(mastersDir);
  const scenes = jobs.filter((job) => 'scene' in job);
  const keys = new Set(scenes.map((job) => job.key));
  const old = scenes.filter((job) => !freshMasters(job, mastersDir, manifest));
  const missing = old.filter(({ key }) => !(key in manifest)).length;
  const stale = old.length - missing;
  const left = Object.keys(manifest).filter((key) => !keys.has(key)).length;
  if (old.length + left === 0) return null;
  const counts = [
    ...(missing > 0 ? [`${missing} not drawn yet`] : []),
    ...(stale > 0 ? [`${stale} older than what they show`] : []),
    ...(left > 0 ? [`${left} of no record any more`] : []),
  ].join(', ');
  // Their hashes hold the version of the drawing code: when it is newer, none of those that are there is fresh.
  const isCodeNewer = stale > 0 && old.length === scenes.length;
  const what = isCodeNewer
    ? `The drawing code is newer than the pictures (${counts})`
    : `Pictures to draw: ${counts}. The build draws them, and the workflow "Pictures" keeps them after a merge`;
  return { sentence: `${what}. Run: ${MASTERS_COMMAND}`, isCodeNewer };
}
