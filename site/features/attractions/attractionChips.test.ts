import { expect, test, vi } from 'vitest';
import { attractionChips } from './attractionChips.ts';
import { type AttractionFilters, noAttractionFilters, seasons } from './attractionFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'jasper', label: 'Jasper' },
];

/** What the chips say, and what each of them changes when it is removed. */
function chipsOf(filters: Partial<AttractionFilters>): [label: string, change: unknown][] {
  const change = vi.fn<(change: Partial<AttractionFilters>) => void>();
  return attractionChips({ ...noAttractionFilters, ...filters }, locations, change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall];
  });
}

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'tarn' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(chipsOf({ types: ['lake', 'historic'], location: 'jasper', season: 'winter' })).toEqual([
    ['Lake', [{ types: ['historic'] }]],
    ['Historic', [{ types: ['lake'] }]],
    ['Jasper', [{ location: 'all' }]],
    ['Winter (Dec-Feb)', [{ season: 'all' }]],
  ]);
});

test('seasons say their months', () => {
  expect(seasons.map((season) => chipsOf({ season })[0]?.[0])).toEqual([
    'Summer (Jun-Aug)',
    'Winter (Dec-Feb)',
    'Spring (Mar-May)',
    'Fall (Sep-Nov)',
  ]);
});
