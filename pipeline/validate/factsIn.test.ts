import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noContent } from '../fixtures/noContent.ts';
import { checkAfter } from '../fixtures/rulesAfter.ts';
import type { CheckedContent } from '../content/checkedContent.ts';
import { daysBetween, daysUntilStale, factsIn } from './factsIn.ts';

const day = 86_400_000;
const date = fc
  .integer({ min: Date.parse('1990-01-01') / day, max: Date.parse('2100-01-01') / day })
  .map((days) => new Date(days * day).toISOString().slice(0, 10));

test.each([
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-07', '2026-03-09', 2],
  ['2026-10-31', '2026-11-02', 2],
  ['2026-01-01', '2027-01-01', 365],
])('from %s to %s are %d days, whatever clocks do in between', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('days add up, and there are as many back as forth', () => {
  fc.assert(
    fc.property(date, date, date, (a, b, c) => {
      expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c));
      expect(daysBetween(b, a) + daysBetween(a, b)).toBe(0);
      expect(Math.sign(daysBetween(a, b))).toBe(b > a ? 1 : b < a ? -1 : 0);
    }),
  );
});

/** The figures of one attraction with this data. */
function factsOf(data: object) {
  const content = checkAfter([]).content!;
  const attraction = { ...content.attractions[0]!, data } as CheckedContent['attractions'][number];
  return factsIn({ ...noContent, attractions: [attraction] });
}

test('a figure is a group of keys with a source and a status, wherever it stands', () => {
  const fact = { source: 'a map', status: 'official' };
  expect(factsOf({ name: 'A', place: { lat: 51, ...fact, verifiedOn: '2026-09-15' } })).toMatchObject([
    { path: ['place'], ...fact, verifiedOn: '2026-09-15', isPrice: false },
  ]);
  expect(factsOf({ list: [7, null, fact] })).toMatchObject([
    { path: ['list', 2], ...fact, verifiedOn: null, isPrice: false },
  ]);
  expect(factsOf({ route: { source: 'a walk' }, event: { status: 'scheduled' } })).toEqual([]);
});

test('a figure with an amount or a price is a price, and goes stale sooner', () => {
  const fact = { source: 'a list', status: 'official' };
  const facts = factsOf({ a: { amount: 90, ...fact }, b: { price: 11, ...fact }, c: fact });
  expect(facts.map(({ isPrice }) => isPrice)).toEqual([true, true, false]);
  expect(facts.map(daysUntilStale)).toEqual([180, 180, 365]);
});

test.each(['rates', 'planner'] as const)('all figures of the %s are prices', (kind) => {
  const content = checkAfter([]).content!;
  const figures = factsIn(content).filter(({ file }) => file === content[kind].file);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.every(({ isPrice }) => isPrice)).toBe(true);
});

test('the same content has the same figures', () => {
  const content = checkAfter([]).content!;
  expect(factsIn(content)).toBe(factsIn(content));
});
