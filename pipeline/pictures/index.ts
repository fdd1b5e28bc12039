import type { MakeOptions } from './makePictures.ts';
import type { PictureJob, PictureJobs } from './pictureJob.ts';

/*
 * The one entry of the pictures: jobs in, files and colours out. The code that draws, encodes and writes is loaded only
 * when there is something to draw: a colour does not wait for it.
 */
export { placeholderColor, plateColor } from './plateColor.ts';
export { photographSizes } from './photographSizes.ts';
export type { PictureFile, PictureJob, PictureJobs } from './pictureJob.ts';

/** Makes all files of the jobs: see `makePictures`. */
export async function makePictures(jobs: PictureJobs, options: MakeOptions) {
  return (await import('./makePictures.ts')).makePictures(jobs, options);
}

/** Says in a sentence which masters in git are missing, stale or left over: see `describeMasters`. */
export async function describeMasters(jobs: readonly PictureJob[], mastersDir: string) {
  return (await import('./masters.ts')).describeMasters(jobs, mastersDir);
}

/** Draws the masters that are missing or stale: see `updateMasters`. */
export async function updateMasters(
  jobs: readonly PictureJob[],
  options: { mastersDir: string; onProgress?: (done: number, total: number) => void },
): Promise<string[]> {
  return (await import('./updateMasters.ts')).updateMasters(jobs, options);
}
