import { resolve } from 'node:path';
import { loadContent } from '../load/loadContent.ts';
import { withVanished } from '../load/vanishedSlugs.ts';
import { formatProblems, sourceTexts } from '../report/formatProblems.ts';
import { validateContent } from '../validate/validateContent.ts';
import { refreshEditor } from './editor.ts';
import { parseOptions, reportFormat, todayFrom } from './options/options.ts';

/** `check [--content DIR] [--format text|json|github] [--today DATE]`: prints all problems; 1 when one of them is an error. */
export async function check(args: string[]): Promise<number> {
  const {
    content: dir = 'content',
    format: word,
    today,
  } = parseOptions(args, { options: ['content', 'format', 'today'] });
  const format = reportFormat(word);
  const loaded = loadContent(resolve(dir));
  if (dir === 'content') refreshEditor(loaded);
  const { problems, content } = validateContent(withVanished(resolve(dir), loaded), todayFrom(today));
  process.stdout.write(formatProblems(problems, format, sourceTexts(loaded)));
  return content ? 0 : 1;
}
