import { expect, test } from 'vitest';
import type { Provenance } from '../../types/published.ts';
import { stayPrice, stayPriceFact } from './stayPriceFact.ts';

const known: Provenance = { source: 'https://tarn.example/', status: 'official', verifiedOn: null };
const example: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };

test.each([
  [null, null, null, null],
  [420, null, known, 'CA $420 per night'],
  [85, 'bed', example, 'CA $50 to $100 per bed (our estimate)'],
])('a stay for %j per %j costs %j', (price, pricePer, priceProvenance, fact) => {
  expect(stayPriceFact({ price, pricePer, priceProvenance }, 'CAD')).toBe(fact);
});

test.each([
  [420, 'room', 'CAD', 'CA $420 per room'],
  [420, null, 'CAD', 'CA $420 per night'],
  [0, 'night', 'CAD', 'CA $0 per night'],
  [420, 'room', 'EUR', '€420 per room'],
  [null, 'night', 'CAD', 'Price not confirmed'],
])('a price of %s by the %s in %s reads "%s"', (price, pricePer, currency, text) => {
  expect(stayPrice({ price, pricePer, priceProvenance: known }, currency)).toBe(text);
});
