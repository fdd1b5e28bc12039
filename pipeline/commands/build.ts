import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build as buildGuide } from '../build.ts';
import { emitPictures } from '../emit/emitPictures.ts';
import { newsletterMail } from './options/newsletterMail.ts';
import { parseOptions } from './options/parseOptions.ts';
import { pictureFolders } from './options/pictureFolders.ts';
import { reportBuild } from './output/reportBuild.ts';
import { showProgress } from './output/showProgress.ts';
import { todayFrom } from './options/todayFrom.ts';
import { UsageError } from './options/usageError.ts';

const root = resolve(import.meta.dirname, '../..');

/** Caches of earlier builds: bundles and pages, pictures, relief, compiled code. */
const caches = ['site', 'pictures', 'relief', 'compiled'];

/** `build [--content DIR] [--out DIR] [--cache DIR] [--today DATE] [--fresh]`: writes the whole guide; `--fresh` empties the caches first. */
export async function build(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'out', 'cache', 'today'], flags: ['fresh'] });
  const cache = resolve(options.cache ?? join(root, '.cache'));
  if (relative(root, cache).startsWith('..')) {
    throw new UsageError(
      `--cache must lie in ${root}, because the pages load their packages from there (got "${options.cache}")`,
    );
  }
  const today = todayFrom(options.today);
  if (options.fresh) for (const name of caches) rmSync(join(cache, name), { recursive: true, force: true });
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
      args: [join(cache, 'site')],
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
      'The guide has no newsletter: NEWSLETTER_MAIL is not set. Its band is not shown (docs/newsletter.md says how to set it up).',
    );
  }
  return reportBuild(result);
}
