import { expect, test } from 'vitest';
import { currencyName } from './currencyName.ts';
import { priceText, worldPriceText } from './money.ts';

test.each([
  [0, 'CAD', '$0'],
  [115, 'CAD', '$115'],
  [72.5, 'CAD', '$72.50'],
  [1290, 'CAD', '$1,290'],
  [90, 'EUR', '€90'],
  [90.5, 'NOK', 'kr\u00A090.50'],
  [90, 'CHF', 'CHF\u00A090'],
  [500, 'JPY', '¥500'],
  [1, 'XXX', '¤1'],
  [3235, 'CAD', '$3,235'],
  [1617.5, 'CAD', '$1,617.50'],
  [1078.3333, 'CAD', '$1,078.33'],
  [99.999, 'CAD', '$100'],
  [1617.5, 'EUR', '€1,617.50'],
])('a price of %s %s reads %s', (amount, currency, text) => {
  expect(priceText(amount, currency)).toBe(text);
});

test.each([
  [420, 'CAD', 'CA $420'],
  [72.5, 'USD', 'US $72.50'],
  [420, 'EUR', '€420'],
  [420, 'NOK', 'kr\u00A0420'],
])('for readers from everywhere %s %s reads %s', (amount, currency, text) => {
  expect(worldPriceText(amount, currency)).toBe(text);
});

test.each([
  ['CAD', 'Canadian dollars'],
  ['EUR', 'euros'],
  ['NOK', 'Norwegian kroner'],
])('%s is paid in %s', (currency, name) => {
  expect(currencyName(currency)).toBe(name);
});
