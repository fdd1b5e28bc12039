import { resolve } from 'node:path';
import { pictureJobs } from '../derive/pictureJobs.ts';
import { loadContent } from '../load/loadContent.ts';
import { findStaleMasters, MASTERS_COMMAND, updateMasters } from '../pictures/masters.ts';
import type { PictureJob } from '../pictures/pictureJob.ts';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions } from './parseOptions.ts';
import { pictureFolders } from './pictureFolders.ts';
import { reportBuild } from './reportBuild.ts';
import { showProgress } from './showProgress.ts';
import { todayFrom } from './todayFrom.ts';

/** `pictures [--check]`: draws the masters that are missing or stale, or with `--check` names them and fails. */
export async function pictures(args: string[]): Promise<number> {
  const isCheck = args.includes('--check');
  parseOptions(
    args.filter((argument) => argument !== '--check'),
    [],
  );
  const dir = resolve('content');
  const loaded = loadContent(dir);
  const { problems, content } = validateContent(loaded, todayFrom(undefined));
  if (!content) return reportBuild({ loaded, problems, out: null });
  const jobs = pictureJobs(content).pictures.flatMap(({ key, scene }): PictureJob[] =>
    scene ? [{ key, scene }] : [],
  );
  const { mastersDir } = pictureFolders(dir);
  if (isCheck) {
    const stale = findStaleMasters(jobs, mastersDir);
    for (const key of stale)
      console.error(`The master of ${key} is stale: run \`${MASTERS_COMMAND}\` and commit the result.`);
    return stale.length > 0 ? 1 : 0;
  }
  await updateMasters(jobs, { mastersDir, onProgress: showProgress('Pictures') });
  return 0;
}
