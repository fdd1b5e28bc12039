import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../fixtures/anyCharacter.ts';
import { priceIn } from './priceIn.ts';

test.each([
  ['10 – 20', 10],
  ['10 – 20 €', 10],
  ['€ 10/20', 10],
  ['10 or 20 Euro', 10],
  ['20 or 10', 10],
  ['15,50 €', 15.5],
  ['15.5', 15.5],
  ['15.05', 15.05],
  ['1,250.00', 1250],
  ['1 250,5', 1250.5],
  ['12 500', 12_500],
  ['1.250.000 won, or 99,000', 99_000],
  ['1’250', 1250],
  ['Adults €12, children free', 12],
  ['0 5 9', 5],
  ['100,000', 100_000],
  ['100,001 or 7', 7],
] as [string, number][])('"%s" costs %d', (text, amount) => {
  expect(priceIn(text, 'EUR')).toEqual({ isFree: false, amount, currency: 'EUR' });
});

test.each(['Free', 'free admission', 'GRATIS', 'no cost', 'No charge', '0', '0.00 €'])(
  '"%s" is free',
  (text) => {
    expect(priceIn(text, 'EUR')).toEqual({ isFree: true, amount: null, currency: 'EUR' });
  },
);

test.each(['By donation', 'Freedom pass holders', 'carefree', 'sugar-free', '', '100,001'])(
  '"%s" says no price',
  (text) => {
    expect(priceIn(text, 'EUR')).toEqual({ isFree: false, amount: null, currency: null });
  },
);

/** Costs as feeds write them: where money is named, only what bears its sign or code counts. */
test.each<[text: string, amount: number | null, currency: string | null]>([
  ['$25 (ages 13+)', 25, '$'],
  ['$45 + 5% GST', 45, '$'],
  ['$20 in advance, $25 from June 12', 20, '$'],
  ['Free until June 1, then $10', 10, '$'],
  ['Free for kids under 12', null, null],
  ['Children free', null, null],
  ['Free with park pass', null, null],
  ['Free parking', null, null],
  ['&#36;25', 25, '$'],
  ['$25&nbsp;(13+)', 25, '$'],
  ['€20', 20, 'EUR'],
  ['£15', 15, 'GBP'],
  ['&pound;15', 15, 'GBP'],
  ['12,50 €', 12.5, 'EUR'],
  ['CAD 30', 30, 'CAD'],
  ['CA$30', 30, 'CAD'],
  ['$30 CAD', 30, 'CAD'],
  ['US$30', 30, 'USD'],
  ['25 dollars', 25, '$'],
  ['25 $', 25, '$'],
  ['C$20 (US$15)', 20, 'CAD'],
  ['$12 – 7pm show', 12, '$'],
  ['$12, doors 19:00', 12, '$'],
  ['$5 or 2 for $8', 5, '$'],
  ['$10 May long weekend', 10, '$'],
  ['$15-$30', 15, '$'],
  ['$15-30', 15, '$'],
  ['15-$30', 15, '$'],
  ['$20/25', 20, '$'],
  ['$1,250.00 on 2027-06-12', 1250, '$'],
  ['$40 (call 403-762-1234)', 40, '$'],
  // Without a sign all numbers count that are no age, share, date, time or count.
  ['Adults 12, children 6', 6, null],
  ['20, ages 5 to 12', 20, null],
  ['20 until June 5, 2027', 20, null],
  ['20 at 7 p.m.', 20, null],
  ['20 on 12/06/2027', 20, null],
  ['20 for 2 hours', null, null],
  ['13+', null, null],
  ['Under 12 or over 65', null, null],
  ['June 5', null, null],
  ['2027', null, null],
  ['19:30', null, null],
  ['10% off', null, null],
])('"%s" costs %s %s', (text, amount, currency) => {
  expect(priceIn(text, null)).toEqual({ isFree: false, amount, currency });
});

test.each([
  'Free for all ages',
  'Free to attend',
  'Free with RSVP',
  'Free for everyone',
  '$0',
  'Free (all ages)',
])('"%s" is free without a currency', (text) => {
  expect(priceIn(text, null)).toEqual({ isFree: true, amount: null, currency: null });
});

test.each([
  ['$20', 'CAD', 'CAD'],
  ['$20', 'EUR', '$'],
  ['€20', 'USD', 'EUR'],
  ['20', 'CAD', 'CAD'],
])('"%s" of a feed in %s is in %s', (text, feed, currency) => {
  expect(priceIn(text, feed)).toEqual({ isFree: false, amount: 20, currency });
});

test('whatever a cost says, it is free, has an amount or is unknown', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '$',
      '€',
      ' CAD ',
      'Free',
      ' for ',
      'kids',
      'ages ',
      '13+',
      '%',
      ' – ',
      ' or ',
      ' June 1',
      '7pm',
      ',',
    ),
    fc.nat().map(String),
    fc.string({ unit: anyCharacter, maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.constantFrom(null, 'CAD', 'EUR'), (parts, currency) => {
      const { isFree, amount } = priceIn(parts.join(''), currency);
      expect(isFree && amount !== null).toBe(false);
      expect(amount === null || (amount > 0 && amount <= 100_000)).toBe(true);
    }),
  );
});
