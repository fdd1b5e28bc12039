import { expect, test } from 'vitest';
import { stayPrice } from './stayPrice.ts';

test.each([
  [420, 'room', 'CA $420 per room'],
  [420, null, 'CA $420 per night'],
  [0, 'night', 'CA $0 per night'],
  [null, 'night', 'Price to be confirmed'],
])('a price of %s by the %s reads "%s"', (price, pricePer, text) => {
  expect(stayPrice({ price, pricePer })).toBe(text);
});
