import { expect, test } from 'vitest';
import { stayPrice } from './stay.ts';

test.each([
  [420, 'room', 'CAD', 'CA $420 per room'],
  [420, null, 'CAD', 'CA $420 per night'],
  [0, 'night', 'CAD', 'CA $0 per night'],
  [420, 'room', 'EUR', '€420 per room'],
  [null, 'night', 'CAD', 'Price to be confirmed'],
])('a price of %s by the %s in %s reads "%s"', (price, pricePer, currency, text) => {
  expect(stayPrice({ price, pricePer }, currency)).toBe(text);
});
