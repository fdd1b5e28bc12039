import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEdgeColor } from './edgeColor.ts';
import { DRAWN_FILES, type Format, FORMAT_NAMES, KEPT_EFFORT } from './formats.ts';
import { updateGolden } from './golden.ts';
import { sceneHash } from './pictureHash.ts';
import type { Variant } from './pictureCache.ts';
import type { PictureJob } from './pictureJob.ts';
import { withPicturePool } from './picturePool.ts';

export type SceneJob = Extract<PictureJob, { scene: unknown }>;

/** For each picture key, the hash of what its masters were drawn from. */
type Manifest = Readonly<Record<string, string>>;

const MANIFEST = 'manifest.json';
const EDGES = 'edges.json';

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

/** Draws missing and stale masters into their folder, removes left-over ones, and returns the keys drawn. */
export async function updateMasters(
  jobs: readonly PictureJob[],
  { mastersDir, onProgress }: { mastersDir: string; onProgress?: (done: number, total: number) => void },
): Promise<string[]> {
  const manifest = readManifest(mastersDir);
  const scenes = jobs.filter((job) => 'scene' in job);
  const stale = scenes.filter((job) => !freshMasters(job, mastersDir, manifest));
  let done = 0;
  await withPicturePool(async (run) => {
    const drawn = stale.map(async ({ key, seed = key, scene }) => {
      const folder = join(mastersDir, key);
      // A run that is stopped leaves no half of a file where the build looks for one.
      const unfinished = `${folder}.part`;
      const draw = (format: Format) =>
        run({ kind: 'draw', scene, key: seed, format, effort: KEPT_EFFORT, folder: unfinished });
      await Promise.all(FORMAT_NAMES.map(draw));
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
      onProgress?.(++done, stale.length);
    });
    await Promise.all(drawn);
  });
  updateGolden();
  await updateEdges(scenes, mastersDir, new Set(stale.map((job) => job.key)));
  await removeLeftovers(scenes, mastersDir);
  const entries = scenes
    .map((job) => [job.key, sceneHash(job)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  await mkdir(mastersDir, { recursive: true });
  await writeFile(join(mastersDir, MANIFEST), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return stale.map((job) => job.key);
}

/** Keeps the colours along the lower edges of the upright masters, from which plates take theirs. */
async function updateEdges(
  jobs: readonly SceneJob[],
  mastersDir: string,
  drawn: ReadonlySet<string>,
): Promise<void> {
  const file = join(mastersDir, EDGES);
  const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const edges: Record<string, string> = {};
  for (const key of jobs.map((job) => job.key).sort()) {
    const old = drawn.has(key) ? undefined : known[key];
    edges[key] = old ?? (await readEdgeColor(masterFile(mastersDir, key, 'card-1600.webp')));
  }
  await mkdir(mastersDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(edges, null, 2)}\n`);
}

async function removeLeftovers(jobs: readonly SceneJob[], mastersDir: string): Promise<void> {
  const wanted = new Set(jobs.map((job) => job.key));
  for (const key of Object.keys(readManifest(mastersDir)))
    if (!wanted.has(key)) await rm(join(mastersDir, key), { recursive: true, force: true });
}
