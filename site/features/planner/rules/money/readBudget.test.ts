import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBudget } from './readBudget.ts';

test.each([
  ['0', 0],
  ['1500', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ["1'500", 1500],
  ['1’500.-', 1500],
  ['1500.-', 1500],
  ['1500,50', 1500.5],
  ['1.500,50', 1500.5],
  ['1,500.50', 1500.5],
  ['$ 1,500', 1500],
  ['CA$ 2000', 2000],
  ['CAD 2000', 2000],
  ['2000 CAD', 2000],
  ['2000 dollars', 2000],
  ['5k', 5000],
  ['1.5k', 1500],
  ['1,5k', 1500],
  ['0.1k', 100],
  ['1.500.000', 1_500_000],
  ['１５００', 1500],
  [' 2500 ', 2500],
  ['1234567.89', 1_234_567.89],
  ['1000000000000', 1_000_000_000_000],
])('"%s" is %d', (typed, amount) => {
  expect(readBudget(typed, 'CAD')).toEqual({ amount });
});

test.each(['', '   ', '\t'])('"%s" is blank', (typed) => {
  expect(readBudget(typed, 'CAD')).toBeNull();
});

test.each([
  ['1,5', /cannot tell/],
  ['1,50', /cannot tell/],
  ['.5', /cannot tell/],
  ['0.09k', /cannot tell/],
  ['-500', /below zero/],
  ['−500', /below zero/],
  ['-$500', /below zero/],
  ['abc', /cannot read/],
  ['$', /cannot read/],
  ['1.2.3', /cannot read/],
  ['0.500', /cannot read/],
  ['1500.500', /cannot read/],
  ['1,500,50', /cannot read/],
  ['0x10', /cannot read/],
  ['1e5', /cannot read/],
  ['Infinity', /cannot read/],
  ['1000-2000', /cannot read/],
  ['200 per day', /cannot read/],
  ['9'.repeat(20), /too large/],
  ['1000000000001', /too large/],
  ['€2000', /in CAD/],
  ['2000 USD', /in CAD/],
  ['US$2000', /in CAD/],
  ['2000 max', /alone, in CAD/],
])('"%s" is asked back', (typed, problem) => {
  expect(readBudget(typed, 'CAD')).toEqual({ problem: expect.stringMatching(problem) as string });
});

test('the sign of the currency decides, and without a currency any passes', () => {
  expect(readBudget('€ 2000', 'EUR')).toEqual({ amount: 2000 });
  expect(readBudget('CHF 2000', 'CHF')).toEqual({ amount: 2000 });
  expect(readBudget('$2000', 'CHF')).toEqual({ problem: expect.stringContaining('in CHF') as string });
  expect(readBudget('€ 2000')).toEqual({ amount: 2000 });
});

test('every amount is read back from each usual way of writing it', () => {
  const locales = ['en', 'de', 'fr', 'de-CH', 'es', 'nb'];
  fc.assert(
    fc.property(
      fc.integer({ min: 100_00, max: 10_000_000_00 }),
      fc.constantFrom(...locales),
      fc.constantFrom('', '$', 'CA$ '),
      (amount, locale, sign) => {
        const options = { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 };
        const typed = sign + (amount / 100).toLocaleString(locale, options);
        expect(readBudget(typed, 'CAD'), typed).toEqual({ amount: amount / 100 });
      },
    ),
  );
});

test('any text is read, asked back or blank, and no amount is below zero', () => {
  const sign = fc.constantFrom(...Array.from("0123456789.,-k$ €'ax"));
  fc.assert(
    fc.property(fc.string({ unit: sign }), (typed) => {
      const read = readBudget(typed, 'CAD');
      expect(read === null).toBe(typed.trim() === '');
      expect(read && 'amount' in read ? read.amount : 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
