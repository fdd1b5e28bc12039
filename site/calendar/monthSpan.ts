import { type MonthName, monthNames } from './seasons.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns months in words: "November to June" if they follow each other, over the new year too; else one after the
 * other.
 */
export function monthSpan(months: readonly MonthName[]): string {
  const held = monthNames.map((name) => months.includes(name));
  const names = monthNames.filter((_, index) => held[index]);
  if (names.length === 12) return 'January to December';
  const first = monthNames.filter((_, index) => held[index] && !held[(index + 11) % 12]);
  const last = monthNames.filter((_, index) => held[index] && !held[(index + 1) % 12]);
  const [from] = first;
  const [to] = last;
  if (first.length !== 1 || !from || !to || names.length < 3) return names.map(capital).join(', ');
  return `${capital(from)} to ${capital(to)}`;
}
