import { resolve } from 'node:path';
import { pictureJobs } from '../derive/pictureJobs.ts';
import { loadContent } from '../load/loadContent.ts';
import { describeMasters, updateMasters } from 'larch-pictures';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions } from './options/parseOptions.ts';
import { pictureFolders } from './options/pictureFolders.ts';
import { reportBuild } from './output/reportBuild.ts';
import { showProgress } from './output/showProgress.ts';
import { todayFrom } from './options/todayFrom.ts';

/** `pictures [--check]`: draws the masters that are missing or stale, or with `--check` says how many
 * they are, and fails when the drawing code is newer than all of them: what a record lacks alone, the build draws. */
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
  const jobs = pictureJobs(content).pictures;
  const { mastersDir } = pictureFolders(dir);
  if (isCheck) {
    const found = await describeMasters(jobs, mastersDir);
    if (found) console.error(found.sentence);
    return found?.isCodeNewer ? 1 : 0;
  }
  await updateMasters(jobs, { mastersDir, onProgress: showProgress('Pictures') });
  return 0;
}
