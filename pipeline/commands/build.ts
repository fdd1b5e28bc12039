import { resolve } from 'node:path';
import { build as buildGuide } from '../build.ts';
import { parseOptions } from './parseOptions.ts';
import { emitPictures } from '../emit/emitPictures.ts';
import { pictureFolders } from './pictureFolders.ts';
import { reportBuild } from './reportBuild.ts';
import { showProgress } from './showProgress.ts';
import { todayFrom } from './todayFrom.ts';

/** `build [--content DIR] [--out DIR] [--today DATE]`: writes the whole guide. */
export async function build(args: string[]): Promise<number> {
  const options = parseOptions(args, ['content', 'out', 'today']);
  const root = resolve(import.meta.dirname, '../..');
  const content = resolve(options.content ?? 'content');
  const result = await buildGuide({
    content,
    out: resolve(options.out ?? 'dist'),
    today: todayFrom(options.today),
    siteCommand: [process.execPath, '--import', 'tsx', resolve(root, 'site/build.ts')],
    emitPictures: (jobs, out, siteName) =>
      emitPictures(jobs, out, { ...pictureFolders(content), siteName, onProgress: showProgress }),
  });
  return reportBuild(result);
}
