import type { JsonSchema } from '#schemas/readSchemas.ts';
import type { MendOne } from './mend.ts';
import { monthNames } from '#schemas/rules/months.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the date that a person meant, written as it should be; null when it cannot be told. */
function dateMeant(words: string): string | null {
  const [, a = '', b = '', c = ''] =
    /^(\d{1,4})[./ -]+(\d{1,2}|\p{L}+)[./, -]+(\d{1,4})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u.exec(
      words.trim().replace(/^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u, '$2 $1 $3'),
    ) ?? [];
  const named = months.indexOf(b.slice(0, 3).toLowerCase()) + 1;
  const [year, first, second] = a.length === 4 ? [a, b, c] : [c, b, a];
  const isSwapped = Number(first) > 12 && Number(second) <= 12;
  const month = named || Number(isSwapped ? second : first);
  const day = Number(isSwapped ? first : second);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // A day that its month does not have becomes one of the next.
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

export const date: MendOne = ({ error: { data, params } }) => {
  if (params.format !== 'date') return null;
  if (typeof data === 'string' && isDateRange(data))
    return {
      suggestion:
        'Write one day here. An event of several days has the first as startDate and the last as endDate.',
    };
  const meant = dateMeant(String(data));
  return {
    suggestion:
      meant === null ? "Write a day of the calendar, for example '2027-05-14'." : `Write '${meant}'.`,
  };
};

/** A day of every year, MM-DD. */
export const dayOfYear: MendOne = ({ error: { data, parentSchema } }) => {
  const { description = '' } = (parentSchema ?? {}) as JsonSchema;
  const meant = typeof data === 'string' && /\bMM-DD\b/.test(description) ? dayMeant(data.trim()) : null;
  return meant === null ? null : { suggestion: `Write '${meant}'` };
};

/** Returns the day of every year that a text such as "May 1" means, as MM-DD; null if it is none. */
export function dayMeant(words: string): string | null {
  const [, year] = /^(\d{4})[-/.]/.exec(words) ?? [];
  const [, month, day] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?$/u.exec(words) ?? [];
  // A leap year has every day.
  const meant =
    dateMeant(
      year !== undefined ? words : month ? `${day} ${month} 2028` : `2028-${words.replace(/[. /]+/g, '-')}`,
    ) ?? dateMeant(`${words} 2028`);
  return meant?.slice(5) ?? null;
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

/** Returns the months of a range such as "june-september" or "Nov to March", written out; null if it is none. */
export function monthsMeant(text: string): string[] | null {
  const [, from = '', to = ''] =
    /^(?:from\s+)?(\p{L}{3,})\.?\s*(?:-|–|—|to|until|till|through|\.\.+)\s*(\p{L}{3,})\.?$/iu.exec(
      text.trim(),
    ) ?? [];
  const [first, last] = [indexOf(from), indexOf(to)];
  if (first === -1 || last === -1 || first === last) return null;
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, n) => monthNames[(first + n) % 12] ?? '');
}

function indexOf(word: string): number {
  const start = word.toLowerCase();
  return start === ''
    ? -1
    : monthNames.findIndex((month) => month === start || (start.length < 5 && month.startsWith(start)));
}
