import { resolve } from 'node:path';
import { isKnownZone } from '#schemas/rules/zonedTime.ts';
import { valueAt, type ContentFile, type LoadedContent } from '../content/loadedContent.ts';
import { replaceFile } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import { withText } from '../load/contentFile.ts';
import { formatProblems } from '../report/formatProblems.ts';
import { isCalendarDate } from '../time/calendarDate.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';
import { validateContent } from '../validate/validateContent.ts';
import { fieldName } from '../verify/fieldName.ts';
import { lookOf } from '../verify/lookOf.ts';
import { fileNamed } from '../verify/recordName.ts';
import { statusOf } from '../verify/statusOf.ts';
import { hasDay, type Look, verifiedText } from '../verify/verifiedText.ts';
import { parseOptions } from './options/parseOptions.ts';
import { todayFrom } from './options/todayFrom.ts';
import { withFileName } from './output/withFileName.ts';
import { usage } from './options/usage.ts';
import { UsageError } from './options/usageError.ts';

/**
 * `verify KIND/NAME FIELD [VALUE] --source URL [--on YYYY-MM-DD] [--content DIR]`: writes that a figure was looked up,
 * and its new value. Nothing is written when the content would have errors.
 */
export async function verify(args: string[]): Promise<number> {
  const { options, record, fields } = readWords(args);
  const loaded = loadContent(resolve(options.content ?? 'content'));
  const [broken] = loaded.problems;
  if (broken) throw new Error(`${broken.file}: ${broken.message}. Mend it first.`);
  const file = fileNamed(record, loaded.files);
  const day = todayFrom(undefined);
  const { group, values } = withFileName(file.path, () => lookOf(file.data, fields));
  const status = statusOf(options.source, file, loaded.files);
  const look: Look = { group, values, source: options.source, status, on: options.on ?? day(zoneOf(loaded)) };
  const text = withFileName(file.path, () => verifiedText(file, look));

  const { problems } = validateContent(withText(loaded, file, text), day);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    process.stderr.write(formatProblems(errors, 'text', (path) => (path === file.path ? text : null)));
    console.error('Nothing was written.');
    return 1;
  }
  replaceFile(resolve(file.path), text);
  console.log(summary(file, look));
  return 0;
}

interface Words {
  options: { source: string; on?: string | undefined; content?: string | undefined };
  record: string;
  fields: string[];
}

function readWords(args: string[]): Words {
  const first = args.findIndex((word) => word.startsWith('--'));
  // parseOptions wants a fixed number of arguments, and fields may be many.
  const words = args.slice(0, first === -1 ? args.length : first);
  const { source, on, content } = parseOptions(args.slice(words.length), {
    options: ['source', 'on', 'content'],
  });
  const [record, ...fields] = words;
  const call = usage.verify?.call ?? '';
  if (record === undefined || fields.length === 0)
    throw new UsageError(`name a record and a field of it before the options\n${call}`);
  if (fields.length > 1 && fields.length % 2 === 1)
    throw new UsageError(`several fields need a value each (got ${fields.length} words)\n${call}`);
  if (source === undefined || !/^https?:\/\/[^\s/]+\.[^\s/]+/.test(source))
    throw new UsageError('--source must be the address of the page that you looked at, with https://');
  if (on !== undefined && !isCalendarDate(on))
    throw new UsageError(`--on must be a day of the calendar, written as YYYY-MM-DD (got "${on}")`);
  return { options: { source, on, content }, record, fields };
}

function zoneOf({ files }: LoadedContent): string {
  const data = files.find(({ kind }) => kind === 'site')?.data;
  return isAuthored('site', data) && isKnownZone(data.timeZone) ? data.timeZone : 'UTC';
}

function summary(file: ContentFile, { group, values, source, status, on }: Look): string {
  const name = (path: Look['group']) => fieldName(file.data, path);
  const note = valueAt(file.data, [...group, 'note']);
  return [
    `${file.path}: ${name(group) || 'the figure'} was looked up.`,
    ...values.map(
      ({ path, value }) => `  ${name(path)}: ${String(valueAt(file.data, path))} is now ${String(value)}`,
    ),
    `  source: ${source} (${status})`,
    hasDay(file.data, group)
      ? `  verifiedOn: ${on}`
      : '  It has no verifiedOn: only source and status were written.',
    ...(typeof note === 'string'
      ? [`Its note says: "${note.trim()}". Correct it if it no longer holds.`]
      : []),
  ].join('\n');
}
