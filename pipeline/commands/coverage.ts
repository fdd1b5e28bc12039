import { resolve } from 'node:path';
import { contentCoverage } from '../coverage/contentCoverage.ts';
import { formatCoverage } from '../coverage/formatCoverage.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions } from './parseOptions.ts';
import { todayFrom } from './todayFrom.ts';

/** `coverage [--content DIR] [--today DATE]`: how much content there is and how well it is sourced, as Markdown tables. */
export async function coverage(args: string[]): Promise<number> {
  const options = parseOptions(args, ['content', 'today']);
  const today = todayFrom(options.today);
  const { content } = validateContent(loadContent(resolve(options.content ?? 'content')), today);
  if (!content) throw new Error('the content has errors: run npm run check first');
  process.stdout.write(formatCoverage(contentCoverage(content, today(content.site.data.timeZone))));
  return 0;
}
