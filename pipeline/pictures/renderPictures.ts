import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, FORMAT_NAMES, FORMATS } from './formats.ts';
import { hasFreshMasters, masterFile, readManifest, type SceneJob } from './masters.ts';
import { pictureHash, sceneHash } from './pictureHash.ts';
import type { PictureFile, PictureJob, RenderedPicture } from './pictureJob.ts';
import { withPicturePool } from './picturePool.ts';
import type { PictureTask } from './pictureWorker.ts';
import { LIST, type Variant } from './variants.ts';

export interface RenderOptions {
  /** Where variants are kept between runs, by the hash of what they were made from. */
  readonly cacheDir: string;
  /** The drawn masters that are kept in git. */
  readonly mastersDir: string;
  readonly onProgress?: (done: number, total: number) => void;
}

type Masters = Readonly<Record<Format, string>>;
type Run = (task: PictureTask) => Promise<Variant[]>;

/** A picture on its way: its cache folder and, if it is drawn, the files of its masters. */
interface Plan {
  readonly job: PictureJob;
  readonly folder: string;
  readonly masters: Masters | null;
}

/**
 * Makes the published files of all pictures. What the cache holds is taken from there; small variants
 * are made from the masters in git; only a picture without fresh masters is drawn (into the cache).
 */
export async function renderPictures(
  jobs: readonly PictureJob[],
  options: RenderOptions,
): Promise<RenderedPicture[]> {
  const manifest = readManifest(options.mastersDir);
  const plans = jobs.map((job): Plan => {
    const masters =
      'scene' in job ? mastersOf(job, hasFreshMasters(job, options.mastersDir, manifest), options) : null;
    return { job, folder: join(options.cacheDir, pictureHash(job)), masters };
  });
  let done = 0;
  const finish = (plan: Plan): RenderedPicture => {
    options.onProgress?.(++done, jobs.length);
    return { key: plan.job.key, files: filesOf(plan) };
  };
  if (plans.every(isCached)) return plans.map(finish);
  return withPicturePool((run) =>
    Promise.all(
      plans.map(async (plan) => {
        if (!isCached(plan)) await make(plan, run);
        return finish(plan);
      }),
    ),
  );
}

/** Masters in git go by their key; masters in the cache by what they show, since several states live there. */
function mastersOf(job: SceneJob, isFresh: boolean, { mastersDir, cacheDir }: RenderOptions): Masters {
  const [folder, name] = isFresh ? [mastersDir, job.key] : [join(cacheDir, 'masters'), sceneHash(job)];
  return { card: masterFile(folder, name, 'card'), wide: masterFile(folder, name, 'wide') };
}

function isCached({ folder, masters }: Plan): boolean {
  return (
    existsSync(join(folder, LIST)) && (!masters || Object.values(masters).every((file) => existsSync(file)))
  );
}

async function make({ job, folder, masters }: Plan, run: Run): Promise<void> {
  if ('photo' in job) {
    await run({ kind: 'photo', file: job.photo.file, folder });
  } else if (masters) {
    const { key, scene } = job;
    const missing = FORMAT_NAMES.filter((format) => !existsSync(masters[format]));
    await Promise.all(
      missing.map((format) => run({ kind: 'master', scene, key, format, file: masters[format] })),
    );
    await run({ kind: 'variants', masters, folder });
  }
}

function filesOf({ job, folder, masters }: Plan): PictureFile[] {
  const path = (name: string) => `images/${job.key}/${name}`;
  const variants: Variant[] = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
  const large = FORMAT_NAMES.flatMap((format) => {
    if (!masters) return [];
    const source = masters[format];
    return [{ path: path(`${format}-1600.webp`), source, ...FORMATS[format], bytes: statSync(source).size }];
  });
  return [
    ...large,
    ...variants.map(({ name, ...size }) => ({ path: path(name), source: join(folder, name), ...size })),
  ];
}
