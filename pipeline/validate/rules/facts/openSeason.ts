import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import { daysBetween } from '../../factsIn.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import type { OpenSeason } from '#schemas/types/authored.ts';
import { seasonMonths, monthNames, type MonthName } from '#schemas/rules/months.ts';

export const openSeason: Rule = {
  name: 'open-season',
  description:
    'The season in words, that of camping too, agrees with the days under open: it ' +
    'begins and ends at most one month apart from open, or a week where it names the days, and the best time and the best season have a month in which the place is open. A walk ' +
    'whose best months are January or February is accessible in winter.',
  canBeExcused: true,
  check(content) {
    const seasonal = [...content.activities, ...content.attractions, ...content.accommodations];
    return [...seasonal.flatMap((entry) => contradictions(entry)), ...winterWalks(content)];
  },
};

/** Months of the words for seasons. */
const monthsOfWord: Readonly<Record<string, readonly MonthName[]>> = {
  ...seasonMonths,
  autumn: seasonMonths.fall,
};

const allYear = /^(?:all year|year[- ]round)$/i;

/** Texts on the season of a record; each kind has others. */
interface SeasonTexts {
  season?: string;
  'camping.season'?: string;
  bestTime?: string;
  bestTimeToVisit?: string;
  bestSeason?: string;
}

type Seasonal = Entry<'activity'> | Entry<'attraction'> | Entry<'accommodation'>;

function contradictions(entry: Seasonal): Finding[] {
  const { file } = entry;
  const { open } = entry.data;
  if (!open) return [];
  const problem = (path: readonly string[], message: string, suggestion: string) =>
    findingIn(file, path, { message, suggestion });
  const span: MonthSpan = [Number(open.from.slice(0, 2)) - 1, Number(open.to.slice(0, 2)) - 1];
  // From December 10 to December 5 is nearly a year.
  const months = open.from > open.to && span[0] === span[1] ? monthsIn([0, 11]) : monthsIn(span);
  const texts = textsOf(entry);
  const days = `open is ${open.from} to ${open.to}`;
  const keys = ['season', 'camping.season', 'bestTime', 'bestTimeToVisit', 'bestSeason'] as const;
  const wrongTexts = keys.flatMap((key) => {
    const text = texts[key];
    return text !== undefined && contradicts(key, text, { open, span, months })
      ? [{ path: key.split('.'), text, fact: `${key} is "${text}"` }]
      : [];
  });
  const [one, other] = wrongTexts;
  if (!one) return [];
  // Texts that agree with each other are right, and the days are wrong.
  if (other)
    return [problem(['open'], `${days}, but ${one.fact} and ${other.fact}`, 'Correct the days under open.')];
  const suggestion = allYear.test(one.text.trim())
    ? 'Remove open, or write the months.'
    : 'Correct the text, or the days under open.';
  return [problem(one.path, `${one.fact}, but ${days}`, suggestion)];
}

function textsOf(entry: Seasonal): SeasonTexts {
  if (entry.kind !== 'accommodation') return entry.data;
  const { camping } = entry.data;
  return camping ? { 'camping.season': camping.season } : {};
}

/** Returns true if a text on a season says otherwise than the months in which a place is open. */
function contradicts(
  key: keyof SeasonTexts,
  text: string,
  { open: days, span, months: open }: { open: OpenSeason; span: MonthSpan; months: MonthName[] },
): boolean {
  const words = text.trim().toLowerCase();
  const isSeason = key === 'season' || key === 'camping.season';
  if (isSeason && allYear.test(words)) return true;
  const named = monthSpans(text);
  const stated = named.find(([first, last]) => first !== last);
  const [from, to] = isSeason ? daysStated(text) : [];
  if (from !== undefined && to !== undefined) return !isInWeek(from, days.from) || !isInWeek(to, days.to);
  if (isSeason && stated !== undefined) return !isNear(stated[0], span[0]) || !isNear(stated[1], span[1]);
  // Other months of a campground are those of its neighbours, or of other equipment.
  if (key === 'camping.season') return false;
  const months = monthsOfWord[words] ?? named.flatMap((each) => monthsIn(each));
  return months.length > 0 && !months.some((month) => open.includes(month));
}

/** Returns the days that a text names, MM-DD: "18 June to 20 September" or "June 18 to September 20". */
function daysStated(text: string): string[] {
  return [...text.matchAll(/\b(?:(\d{1,2}) )?(\p{Lu}\p{L}{2,})(?: (\d{1,2})\b)?/gu)].flatMap(
    ([, before, word = '', after]) => {
      const month = monthNames.findIndex((name) => name === word.toLowerCase()) + 1;
      const number = before ?? after;
      if (month === 0 || number === undefined) return [];
      return [`${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`];
    },
  );
}

/** Returns true if two days of the year, MM-DD, are at most a week apart. */
function isInWeek(one: string, other: string): boolean {
  const apart = Math.abs(daysBetween(`2028-${one}`, `2028-${other}`));
  return Math.min(apart, 366 - apart) <= 7;
}

/** Returns true if two months are at most one month apart. */
function isNear(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return Math.min(apart, 12 - apart) <= 1;
}

/** Months in which a walk that is closed in winter is closed for certain. */
const midwinter: readonly MonthName[] = ['january', 'february'];

function winterWalks({ trails }: CheckedContent): Finding[] {
  return trails.flatMap(({ file, data: { bestMonths, winterAccessible } }) => {
    const index = bestMonths.findIndex((month) => midwinter.includes(month));
    if (winterAccessible || index === -1) return [];
    const message = `${bestMonths[index]} is among the best months, but winterAccessible is false`;
    const suggestion = 'Remove the month, or write winterAccessible: true.';
    return [findingIn(file, ['bestMonths', index], { message, suggestion })];
  });
}

/** Two months, counted from 0; the last one may lie in the next year. */
export type MonthSpan = readonly [first: number, last: number];

const part = '(?:the )?(?:(?:early|mid|late|end of|middle of|beginning of)[ -])?';
const day = '(?: \\d{1,2}(?:st|nd|rd|th)?)?';
const joined = new RegExp(`^${day}(?: ?[-–—] ?| (?:to|until|till|through) )${part}$`, 'i');
const between = new RegExp(`\\bbetween ${part}$`, 'i');
const and = new RegExp(`^${day} and ${part}$`, 'i');

/**
 * Returns the months that a text names, in order: "May to mid-September" is one span, "June and September" are two.
 * Months have capitals, because "may" and "march" are other words.
 */
export function monthSpans(text: string): MonthSpan[] {
  const named = [...text.matchAll(/\b\p{Lu}\p{L}{2,}\b/gu)].flatMap(({ 0: word, index }) => {
    const month = monthNames.findIndex((name) => name === word.toLowerCase());
    return month === -1 ? [] : [{ month, start: index, end: index + word.length }];
  });
  const spans: MonthSpan[] = [];
  for (let index = 0; index < named.length; index += 1) {
    const [one, next] = [named[index], named[index + 1]];
    if (!one) continue;
    const words = next ? text.slice(one.end, next.start) : '';
    const isSpan = joined.test(words) || (and.test(words) && between.test(text.slice(0, one.start)));
    spans.push([one.month, next && isSpan ? next.month : one.month]);
    if (isSpan) index += 1;
  }
  return spans;
}

/** Returns the names of the months of a span. */
export function monthsIn([first, last]: MonthSpan): MonthName[] {
  return Array.from(
    { length: ((last - first + 12) % 12) + 1 },
    (_, n) => monthNames[(first + n) % 12],
  ).flatMap((name) => name ?? []);
}
