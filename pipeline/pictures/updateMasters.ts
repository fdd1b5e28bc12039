import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEdgeColor } from './edgeColor.ts';
import { type Format, FORMAT_NAMES, KEPT_EFFORT } from './formats.ts';
import { updateGolden } from './golden.ts';
import { freshMasters, MANIFEST, masterFile, readManifest, type SceneJob } from './masters.ts';
import { sceneHash } from './pictureHash.ts';
import type { PictureJob } from './pictureJob.ts';
import { withPicturePool } from './picturePool.ts';

const EDGES = 'edges.json';

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
