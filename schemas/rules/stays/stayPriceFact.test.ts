import { expect, test } from 'vitest';
import type { Provenance } from '../../types/published.ts';
import { stayPriceFact } from './stayPriceFact.ts';

const known: Provenance = { source: 'https://tarn.example/', status: 'official', verifiedOn: null };
const example: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };

test.each([
  [null, null, null, null],
  [420, null, known, 'CA $420 per night'],
  [85, 'bed', example, 'CA $85 per bed (our estimate)'],
])('a stay for %j per %j costs %j', (price, pricePer, priceProvenance, fact) => {
  expect(stayPriceFact({ price, pricePer, priceProvenance }, 'CAD')).toBe(fact);
});
