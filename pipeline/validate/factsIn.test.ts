import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from './factsIn.ts';

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
