import { expect, test, vi } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { eventChips, noEventSearch, type EventSearch } from './eventSearch.ts';

const categories = ['film', 'food & drink', ''];
const events = categories.map((category) => ({ category }) as ParkEvent);

/** Returns the labels of the chips, each with the search that is left when it is removed. */
function chipsOf(filters: EventSearch): [label: string, left: EventSearch][] {
  const change = vi.fn<(filters: EventSearch) => void>();
  return eventChips(filters, events, change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall![0]];
  });
}

test.each([
  noEventSearch,
  { ...noEventSearch, from: '2027-01-17' },
  { ...noEventSearch, until: '2027-01-17' },
  { ...noEventSearch, from: '2027-12-25', until: '2027-12-20' },
])('%j has no effect, so there is no chip', (filters) => {
  expect(chipsOf(filters)).toEqual([]);
});

test('the visit and the category have a chip each, which takes back that alone', () => {
  const filters = {
    ...noEventSearch,
    from: '2027-01-17',
    until: '2027-02-03',
    category: 'film',
    event: 'film-week',
  };
  expect(chipsOf(filters)).toEqual([
    ['Jan 17 – Feb 3, 2027', { ...filters, from: '', until: '' }],
    ['Film', { ...filters, category: 'all' }],
  ]);
});

test.each([
  ['film', 'Film'],
  ['food & drink', 'Food & drink'],
  ['', ''],
])('the category "%s" reads "%s"', (category, label) => {
  expect(chipsOf({ ...noEventSearch, category }).map(([text]) => text)).toEqual([label]);
});
