import { join, resolve } from 'node:path';
import { build as buildGuide } from '../build.ts';
import { emitPictures } from '../emit/emitPictures.ts';
import { newsletterMail, parseOptions, pictureFolders, todayFrom } from './options/options.ts';
import { reportBuild, showProgress } from './output/output.ts';

const root = resolve(import.meta.dirname, '../..');

/** `build [--content DIR] [--out DIR] [--cache DIR] [--today DATE]`: writes the whole guide. */
export async function build(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'out', 'cache', 'today'] });
  const cache = resolve(options.cache ?? join(root, '.cache'));
  const today = todayFrom(options.today);
  const content = resolve(options.content ?? 'content');
  const mail = newsletterMail();
  const result = await buildGuide({
    content,
    out: resolve(options.out ?? 'dist'),
    today,
    mail,
    reliefDir: join(cache, 'relief'),
    site: {
      module: join(root, 'site/build/buildSite.ts'),
      onProgress: showProgress('Pages'),
    },
    emitPictures: (jobs, out, siteName) =>
      emitPictures(jobs, out, {
        ...pictureFolders(content, cache),
        siteName,
        onProgress: showProgress('Pictures'),
      }),
  });
  if (mail === null) {
    console.log(
      'NEWSLETTER_MAIL is not set, so the newsletter band is hidden (docs/newsletter.md says how to set it up).',
    );
  }
  return reportBuild(result);
}
