import { resolve } from 'node:path';
import { checkLinks } from '../linkCheck/checkLinks.ts';
import { loadContent } from '../load/loadContent.ts';
import { compareProblems } from '../content/problem.ts';
import { formatProblems, sourceTexts } from '../report/formatProblems.ts';
import { linksIn } from '../validate/linksIn.ts';
import { validContent } from '../validate/validContent.ts';
import { parseOptions, reportFormat, todayFrom } from './options/options.ts';

/**
 * `links [--content DIR] [--format text|json|github]`: asks for every outside address of the content; 1 when one is
 * gone. The only command that reaches the network, and no part of a build.
 */
export async function links(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'format'] });
  const format = reportFormat(options.format);
  const loaded = loadContent(resolve(options.content ?? 'content'));
  const problems = (await checkLinks(linksIn(validContent(loaded, todayFrom(undefined))))).sort(
    compareProblems,
  );
  process.stdout.write(formatProblems(problems, format, sourceTexts(loaded)));
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}
