import { expect, test, vi } from 'vitest';
import { categoryLabel, eventChips } from './eventChips.ts';
import { type EventFilters, noEventFilters } from './eventFilters.ts';

/** What the chips say, and the filters that are left when one is removed. */
function chipsOf(filters: EventFilters): [label: string, left: EventFilters][] {
  const change = vi.fn<(filters: EventFilters) => void>();
  return eventChips(filters, change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall![0]];
  });
}

test.each([
  noEventFilters,
  { ...noEventFilters, from: '2027-01-17' },
  { ...noEventFilters, until: '2027-01-17' },
  { ...noEventFilters, from: '2027-12-25', until: '2027-12-20' },
])('%j has no effect, so there is no chip', (filters) => {
  expect(chipsOf(filters)).toEqual([]);
});

test('the visit and the category have a chip each, which takes back that alone', () => {
  const filters = { from: '2027-01-17', until: '2027-02-03', category: 'film', event: 'film-week' };
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
  expect(categoryLabel(category)).toBe(label);
});
