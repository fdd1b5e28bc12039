import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEdgeColor } from './edgeColor.ts';
import { type Format, FORMAT_NAMES } from './formats.ts';
import { updateGolden } from './golden.ts';
import { sceneHash } from './pictureHash.ts';
import type { PictureJob } from './pictureJob.ts';
import { withPicturePool } from './picturePool.ts';

export type SceneJob = Extract<PictureJob, { scene: unknown }>;

/** For each picture key, the hash of what its masters were drawn from. */
type Manifest = Readonly<Record<string, string>>;

const MANIFEST = 'manifest.json';
const EDGES = 'edges.json';

/** The command that draws missing and stale masters; named in messages. */
export const MASTERS_COMMAND = 'npm run pictures';

/** The file of a master within a folder of masters. */
export function masterFile(folder: string, key: string, format: Format): string {
  return join(folder, `${key}.${format}.webp`);
}

/** Reads which masters a folder holds; none for a folder without a manifest. */
export function readManifest(mastersDir: string): Manifest {
  const file = join(mastersDir, MANIFEST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns true if a drawn picture's masters exist and show its present scene. */
export function hasFreshMasters(job: SceneJob, mastersDir: string, manifest: Manifest): boolean {
  return (
    manifest[job.key] === sceneHash(job) &&
    FORMAT_NAMES.every((format) => existsSync(masterFile(mastersDir, job.key, format)))
  );
}

/** Describes the missing and stale masters in one sentence; null if all are fresh. */
export function describeMasters(
  jobs: readonly PictureJob[],
  mastersDir: string,
): { sentence: string; isCodeNewer: boolean } | null {
  const manifest = readManifest(mastersDir);
  const scenes = jobs.filter((job) => 'scene' in job);
  const keys = new Set(scenes.map((job) => job.key));
  const old = scenes.filter((job) => !hasFreshMasters(job, mastersDir, manifest));
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
  const stale = scenes.filter((job) => !hasFreshMasters(job, mastersDir, manifest));
  let done = 0;
  await withPicturePool(async (run) => {
    const drawn = stale.map(async ({ key, seed = key, scene }) => {
      await Promise.all(
        FORMAT_NAMES.map((format) =>
          run({
            kind: 'master',
            scene,
            key: seed,
            format,
            file: masterFile(mastersDir, key, format),
            isKept: true,
          }),
        ),
      );
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
    edges[key] = old ?? (await readEdgeColor(masterFile(mastersDir, key, 'card')));
  }
  await mkdir(mastersDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(edges, null, 2)}\n`);
}

async function removeLeftovers(jobs: readonly SceneJob[], mastersDir: string): Promise<void> {
  const wanted = new Set(
    jobs.flatMap((job) => FORMAT_NAMES.map((format) => masterFile(mastersDir, job.key, format))),
  );
  const folders = new Set(Object.keys(readManifest(mastersDir)).map((key) => dirname(join(mastersDir, key))));
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (name.endsWith('.webp') && !wanted.has(file)) await rm(file);
    }
  }
}
