import { resolve } from 'node:path';
import { loadContent } from '../load/loadContent.ts';
import { formatProblems, type ReportFormat, reportFormats } from '../report/formatProblems.ts';
import { sourceTexts } from '../report/sourceTexts.ts';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions } from './parseOptions.ts';
import { UsageError } from './usageError.ts';

/** `check [--content DIR] [--format text|json|github]`: prints all problems; 1 when one of them is an error. */
export async function check(args: string[]): Promise<number> {
  const { content: dir = 'content', format = 'text' } = parseOptions(args, ['content', 'format']);
  if (!isFormat(format))
    throw new UsageError(`--format must be ${reportFormats.join(', ')} (got "${format}")`);
  const loaded = loadContent(resolve(dir));
  const { problems, content } = validateContent(loaded);
  process.stdout.write(formatProblems(problems, format, sourceTexts(loaded)));
  return content ? 0 : 1;
}

function isFormat(format: string): format is ReportFormat {
  return (reportFormats as readonly string[]).includes(format);
}
