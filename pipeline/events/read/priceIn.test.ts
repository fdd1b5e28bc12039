import { expect, test } from 'vitest';
import { priceIn } from './priceIn.ts';

test.each([
  ['$10 – $20', 10],
  ['20 or 10', 10],
  ['15,50 €', 15.5],
  ['15.5', 15.5],
  ['15.05', 15.05],
  ['1,250.00', 1250],
  ['1 250,5', 1250.5],
  ['12 500', 12_500],
  ['1.250.000 won, or 99,000', 99_000],
  ['1’250', 1250],
  ['Adults $12, children free', 12],
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

test.each(['By donation', 'Freedom pass holders', 'carefree', '', '100,001'])(
  '"%s" says no price',
  (text) => {
    expect(priceIn(text, 'EUR')).toEqual({ isFree: false, amount: null, currency: null });
  },
);
