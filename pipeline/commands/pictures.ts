import { resolve } from 'node:path';
import { pictureJobs } from '../derive/pictureJobs.ts';
import { loadContent } from '../load/loadContent.ts';
import { findStaleMasters, updateMasters } from 'larch-pictures';
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
  const jobs = pictureJobs(content).pictures;
  const { mastersDir } = pictureFolders(dir);
  if (isCheck) {
    const stale = await findStaleMasters(jobs, mastersDir);
    for (const sentence of stale) console.error(sentence);
    return stale.length > 0 ? 1 : 0;
  }
  await updateMasters(jobs, { mastersDir, onProgress: showProgress('Pictures') });
  return 0;
}
