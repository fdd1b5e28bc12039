import type { JsonSchema } from '#schemas/readSchemas.ts';
import type { SuggestFix } from './suggestedFix.ts';
import { intendedTime } from './fixText.ts';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { monthNames } from '#schemas/rules/months.ts';

/** Returns the intended date as YYYY-MM-DD; null if it is unclear. */
function intendedDate(words: string): string | null {
  const [, a = '', b = '', c = ''] =
    /^(\d{1,4})[./ -]+(\d{1,2}|\p{L}+)[./, -]+(\d{1,4})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u.exec(
      words.trim().replace(/^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u, '$2 $1 $3'),
    ) ?? [];
  const named = monthNames.findIndex((month) => month.startsWith(b.slice(0, 3).toLowerCase())) + 1;
  const [year, first, second] =
    a.length === 4 ? [a, b, c] : [named > 0 && c.length === 2 ? `20${c}` : c, b, a];
  const isSwapped = Number(first) > 12 && Number(second) <= 12;
  const month = named || Number(isSwapped ? second : first);
  const day = Number(isSwapped ? first : second);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

export const date: SuggestFix = ({ error: { data, params }, name }) => {
  if (params.format !== 'date') return null;
  if (typeof data === 'string' && isDateRange(data))
    return {
      suggestion:
        'Write one day here. An event of several days has the first as startDate and the last as endDate.',
    };
  const intended = intendedDate(String(data));
  return {
    message: /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(String(data))
      ? `${name} is a day that its month does not have (got ${String(data)})`
      : undefined,
    suggestion:
      intended === null ? "Write a day of the calendar, for example '2027-05-14'." : `Write '${intended}'.`,
  };
};

/** A time of the day, HH:MM, or a day of every year, MM-DD. */
export const moment: SuggestFix = ({ error: { data, parentSchema }, name }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  if (typeof data !== 'string') return null;
  const [key] = /(?:from|to|startTime|endTime)$/.exec(name) ?? [];
  const span = key === undefined ? null : intendedSpan(data, description);
  const [first, last] = key?.endsWith('Time') ? ['startTime', 'endTime'] : ['from', 'to'];
  if (span) return { suggestion: `Write ${first}: '${span[0]}' and ${last}: '${span[1]}'` };
  const [, month] = /^(0[1-9]|1[0-2])-3[01]$/.exec(data) ?? [];
  if (month !== undefined && description.includes('MM-DD'))
    return {
      message: `${name} is a day that its month does not have (got ${data})`,
      suggestion: `Write '${intendedDay(monthNames[Number(month) - 1] ?? '', true)}', or the day that is meant.`,
    };
  const intended = intendedMoment(data, description, key === 'to');
  return intended === null ? null : { suggestion: `Write '${intended}'` };
};

/** Returns the first and the last day or time that a text means, in fields that are described so; null if it is no span. */
export function intendedSpan(text: string, description: string): [first: string, last: string] | null {
  const parts = text
    .replaceAll(/['"]/g, '')
    .replace(/^\s*from /i, '')
    .replace(/^(\p{L}+ )(\d{1,2})\s*[-–—]\s*(\d{1,2})$/u, '$1$2 to $1$3')
    .split(/\s*(?:\b(?:to|until|till)\b|–|—|\s-\s|(?<=:\d\d|m)-)\s*/i);
  const [first, last] = parts.map((part, index) => intendedMoment(part, description, index === 1));
  return parts.length === 2 && first && last ? [first, last] : null;
}

/** Returns the day or time that a text means in a field that is described so; null if it is unclear. */
function intendedMoment(words: string, description: string, isLast: boolean): string | null {
  if (description.includes('HH:MM')) return intendedTime(words);
  if (description.includes('YYYY-MM-DD')) return intendedDate(words);
  return description.includes('MM-DD') ? intendedDay(words.trim(), isLast) : null;
}

/** Returns the day of every year that a text such as "May 1" means, as MM-DD; null if it is none. */
function intendedDay(words: string, isLast: boolean): string | null {
  const whole = monthIndex(words) + 1;
  if (whole > 0) {
    const day = isLast ? new Date(Date.UTC(2027, whole, 0)).getUTCDate() : 1;
    return `${String(whole).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  }
  const [, year] = /^(\d{4})[-/.]/.exec(words) ?? [];
  const [, month, day] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?$/u.exec(words) ?? [];
  // A leap year has every day.
  const intended =
    intendedDate(
      year !== undefined ? words : month ? `${day} ${month} 2028` : `2028-${words.replace(/[. /]+/g, '-')}`,
    ) ?? intendedDate(`${words} 2028`);
  return intended?.slice(5) ?? null;
}

const dateRanges = [
  /\d\s*(?:\bto\b|\buntil\b|\btill\b|–|—|\.\.+)\s*\d/i,
  /\d\s+-\s+\d/,
  /^\d{4}-\d{2}-\d{2}[-/]\d{4}/,
  /^\d{1,2}-\d{1,2}[ .,]+\p{L}{3,}/u,
  /\p{L}{3,} \d{1,2}\s*-\s*\d{1,2}(?:$|,| \d{4})/u,
];

function isDateRange(words: string): boolean {
  return dateRanges.some((range) => range.test(words));
}

/** Returns the months of "all year" or a range such as "june-september", written out; null if it is none. */
export function intendedMonths(text: string): string[] | null {
  if (/^(?:all|whole|every)(?: (?:year|months?))?$|^year[- ]round$/i.test(text.trim()))
    return [...monthNames];
  const [, from = '', to = ''] =
    /^(?:from\s+)?(\p{L}{3,})\.?\s*(?:-|–|—|to|until|till|through|\.\.+)\s*(\p{L}{3,})\.?$/iu.exec(
      text.trim(),
    ) ?? [];
  const [first, last] = [monthIndex(from), monthIndex(to)];
  if (first === -1 || last === -1 || first === last) return null;
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, n) => monthNames[(first + n) % 12] ?? '');
}

/** Returns the place in the year, from 0, of a month or its abbreviation; -1 for any other word. */
export function monthIndex(word: string): number {
  const start = word.toLowerCase();
  return start === ''
    ? -1
    : monthNames.findIndex((month) => month === start || (start.length < 5 && month.startsWith(start)));
}
