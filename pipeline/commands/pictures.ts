import { resolve } from 'node:path';
import { pictureJobs } from '../derive/pictureJobs.ts';
import { loadContent } from '../load/loadContent.ts';
import { describeMasters, updateMasters } from 'larch-pictures';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions, pictureFolders, todayFrom } from './options/options.ts';
import { reportBuild, showProgress } from './output/output.ts';

/**
 * `pictures [--check]`: draws the masters that are missing or stale. With `--check` it draws nothing, says how many there
 * are, and fails if the drawing code is newer than all of them: pictures that new records lack are drawn by the build.
 */
export async function pictures(args: string[]): Promise<number> {
  const { check: isCheck } = parseOptions(args, { flags: ['check'] });
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
