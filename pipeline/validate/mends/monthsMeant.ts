import { monthNames } from '#schemas/rules/months.ts';

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
