import { expect, test, vi } from 'vitest';
import { activityCategories } from '#schemas/rules/activityCategory.ts';
import { activityDurations } from '#schemas/rules/activityDuration.ts';
import { activityChips } from './activityChips.ts';
import { type ActivityFilters, noActivityFilters } from './activityFilters.ts';

/** What the chips say, and what each of them changes when it is removed. */
function chipsOf(filters: Partial<ActivityFilters>): [label: string, change: unknown][] {
  const change = vi.fn<(change: Partial<ActivityFilters>) => void>();
  return activityChips({ ...noActivityFilters, ...filters }, 'CAD', change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall];
  });
}

const labelOf = (filters: Partial<ActivityFilters>) => chipsOf(filters)[0]?.[0];

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'canoe' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(
    chipsOf({ categories: ['skiing', 'water'], price: 'mid', difficulty: 'easy', duration: 'half-day' }),
  ).toEqual([
    ['Skiing', [{ categories: ['water'] }]],
    ['Water', [{ categories: ['skiing'] }]],
    ['$100 to $300', [{ price: 'all' }]],
    ['Easy', [{ difficulty: 'all' }]],
    ['Half a day', [{ duration: 'all' }]],
  ]);
});

test('the labels of prices state the thresholds that are applied', () => {
  expect((['budget', 'mid', 'luxury'] as const).map((price) => labelOf({ price }))).toEqual([
    'Under $100',
    '$100 to $300',
    'Over $300',
  ]);
});

test('categories, difficulties and durations are said in words', () => {
  expect(activityCategories.map((category) => labelOf({ categories: [category] }))).toEqual([
    'Skiing',
    'Hiking',
    'Photography',
    'Wellness',
    'Wildlife',
    'Water',
  ]);
  expect((['easy', 'moderate', 'difficult'] as const).map((difficulty) => labelOf({ difficulty }))).toEqual([
    'Easy',
    'Moderate',
    'Difficult',
  ]);
  expect(activityDurations.map((duration) => labelOf({ duration }))).toEqual([
    'Some hours',
    'Half a day',
    'A full day',
    'Several days',
  ]);
});
