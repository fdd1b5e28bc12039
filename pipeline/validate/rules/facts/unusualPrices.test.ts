import { describe, expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../../fixtures/rulesAfter.ts';
import { perOf } from './prices.ts';

const priceOf = (amount: number, per: string) =>
  `price: { amount: ${amount}, per: ${per}, source: illustrative, status: unverified, verifiedOn: null }\n`;

const bunk = (amount: number): Edit => [
  'accommodations/bunk-house.yaml',
  'amenities:',
  `${priceOf(amount, 'night')}amenities:`,
];

describe('a bed beside beds for 300 and 820', () => {
  test.each([
    [8200, []],
    [8201, ['unusual-prices']],
    [30, []],
    [29, ['unusual-prices']],
  ])('for %d', (amount, rules) => {
    expect(rulesAfter([bunk(amount)])).toEqual(rules);
  });
});

describe('a bed for 3 beside one for 820', () => {
  const cheap: Edit = ['accommodations/middle-inn.yaml', 'amount: 300', 'amount: 3'];

  test('two prices have no usual one', () => {
    expect(rulesAfter([cheap])).toEqual([]);
  });

  test('a bed for nothing is told, and does not count', () => {
    expect(rulesAfter([cheap, bunk(0)])).toEqual(['unusual-prices']);
  });
});

test.each([
  [48, ['unusual-prices']],
  [49, []],
  [4805, []],
  [4806, ['unusual-prices']],
])('a tour for %d beside two for 480.5 is neither that cheap nor that dear', (amount, rules) => {
  expect(
    rulesAfter([
      ['activities/star-walk.yaml', 'about:', `${priceOf(amount, 'adult')}about:`],
      ['activities/tarn-canoe.yaml', 'amount: 115, per: canoe hour', 'amount: 480.5, per: person'],
    ]),
  ).toEqual(rules);
});

test.each([
  ['adult', 'person'],
  [' Adults', 'person'],
  ['adult day', 'person day'],
  ['young adult', 'young adult'],
  ['adulthood', 'adulthood'],
  ['Night ', 'night'],
])('a price per %s is one per %s', (per, fix) => {
  expect(perOf(per)).toBe(fix);
});
