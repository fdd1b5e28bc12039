import { type MonthName, monthNames } from '#schemas/rules/months.ts';

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
