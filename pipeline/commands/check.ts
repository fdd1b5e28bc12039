import { resolve } from 'node:path';
import { memoryOf, openKnownFiles } from '../load/knownFiles.ts';
import { loadContent } from '../load/loadContent.ts';
import { formatProblems, type ReportFormat, reportFormats } from '../report/formatProblems.ts';
import { sourceTexts } from '../report/sourceTexts.ts';
import { validateContent } from '../validate/validateContent.ts';
import { parseOptions } from './parseOptions.ts';
import { todayFrom } from './todayFrom.ts';
import { UsageError } from './usageError.ts';

/** `check [--content DIR] [--format text|json|github] [--today DATE]`: prints all problems; 1 when one of them is an error. */
export async function check(args: string[]): Promise<number> {
  const {
    content: dir = 'content',
    format = 'text',
    today,
  } = parseOptions(args, ['content', 'format', 'today']);
  if (!isFormat(format))
    throw new UsageError(`--format must be ${reportFormats.join(', ')} (got "${format}")`);
  const known = openKnownFiles(memoryOf(resolve(dir)));
  const loaded = loadContent(resolve(dir), known);
  const { problems, content } = validateContent(loaded, todayFrom(today), known);
  known.save();
  process.stdout.write(formatProblems(problems, format, sourceTexts(loaded)));
  return content ? 0 : 1;
}

function isFormat(format: string): format is ReportFormat {
  return (reportFormats as readonly string[]).includes(format);
}
