import { resolve } from 'node:path';
import { buildData } from '../build.ts';
import { newsletterMail, parseOptions, todayFrom } from './options/options.ts';
import { reportBuild } from './output/output.ts';

/** `data [--content DIR] [--out DIR] [--today DATE]`: writes the data files alone, without the site. */
export async function data(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'out', 'today'] });
  const result = await buildData({
    content: resolve(options.content ?? 'content'),
    out: resolve(options.out ?? 'dist'),
    today: todayFrom(options.today),
    mail: newsletterMail(),
    reliefDir: resolve(import.meta.dirname, '../../.cache/relief'),
  });
  return reportBuild(result);
}
