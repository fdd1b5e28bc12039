import { expect, test, vi } from 'vitest';
import { accommodationChips } from './accommodationChips.ts';
import { type AccommodationFilters, noAccommodationFilters } from './accommodationFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'canmore', label: 'Canmore' },
];

/** What the chips say, and what each of them changes when it is removed. */
function chipsOf(filters: Partial<AccommodationFilters>): [label: string, change: unknown][] {
  const change = vi.fn<(change: Partial<AccommodationFilters>) => void>();
  return accommodationChips(
    { ...noAccommodationFilters, ...filters },
    { locations, currency: 'CAD' },
    change,
  ).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall];
  });
}

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'lodge' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(
    chipsOf({
      price: 'budget',
      rating: '4.5',
      location: 'canmore',
      type: 'hostel',
      amenities: ['Pool', 'Spa'],
    }),
  ).toEqual([
    ['Up to CA $300', [{ price: 'all' }]],
    ['4.5 of 5 or better', [{ rating: 'all' }]],
    ['Canmore', [{ location: 'all' }]],
    ['Hostel', [{ type: 'all' }]],
    ['Pool', [{ amenities: ['Spa'] }]],
    ['Spa', [{ amenities: ['Pool'] }]],
  ]);
});

test('the labels of prices state the thresholds that are applied', () => {
  const labelOf = (price: AccommodationFilters['price']) => chipsOf({ price })[0]?.[0];
  expect([labelOf('budget'), labelOf('mid-range'), labelOf('luxury')]).toEqual([
    'Up to CA $300',
    'CA $300 to under $700',
    'CA $700 and above',
  ]);
});

test('ratings and types are said in words', () => {
  expect((['3', '4', '4.5'] as const).map((rating) => chipsOf({ rating })[0]?.[0])).toEqual([
    '3 of 5 or better',
    '4 of 5 or better',
    '4.5 of 5 or better',
  ]);
  expect((['resort', 'hotel', 'hostel'] as const).map((type) => chipsOf({ type })[0]?.[0])).toEqual([
    'Resort',
    'Hotel',
    'Hostel',
  ]);
});
