import { expect, test } from 'vitest';
import { matchesCategory } from '#schemas/rules/activityCategory.ts';
import { matchesPrice } from '#schemas/rules/activityPrice.ts';
import { isActivityDuration } from '#schemas/rules/activityDuration.ts';
import type { Activity } from '#schemas/types/published.ts';
import { type ActivityFilters, noActivityFilters } from './activityFilters.ts';
import { filterActivities } from './filterActivities.ts';

const activity = (over: Partial<Activity>): Activity => ({
  ...({} as Activity),
  name: 'Name',
  description: 'Text',
  category: 'sightseeing',
  price: '50',
  difficulty: 'easy',
  duration: '2 hours',
  ...over,
});
const names = (list: Activity[], filters: Partial<ActivityFilters>) =>
  filterActivities(list, { ...noActivityFilters, ...filters }).map(({ name }) => name);

test('the search matches part of name or description in any case, and nothing else', () => {
  const list = [
    activity({ name: 'Blue paddle' }),
    activity({ name: 'Second', description: 'On the BLUE lake' }),
    activity({ name: 'Third', location: 'Blue Road', category: 'blue', highlights: ['Blue'] }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue paddle', 'Second']);
});

test.each([
  ['skiing', 'skiing', 'Day ticket', true],
  ['skiing', 'winter', 'Ski lesson', true],
  ['skiing', 'winter', 'Snowboard lesson', true],
  ['skiing', 'culture', 'Skills of a brewer', false],
  ['skiing', 'culture', 'Whisky tasting', false],
  ['hiking', 'hiking', 'Name', true],
  ['hiking', 'tour', 'Guided hike', true],
  ['hiking', 'tour', 'Snowshoe tour', true],
  ['hiking', 'culture', 'Museum walk', false],
  ['photography', 'photography', 'Name', true],
  ['photography', 'tour', 'Sunrise photo tour', true],
  ['photography', 'tour', 'Sunrise tour', false],
  ['wellness', 'wellness', 'Name', true],
  ['wellness', 'pools', 'Hot springs soak', true],
  ['wellness', 'pools', 'Nordic spa', true],
  ['wellness', 'tour', 'Space night', false],
  ['wildlife', 'wildlife', 'Name', true],
  ['wildlife', 'tour', 'Evening wildlife tour', true],
  ['wildlife', 'tour', 'Evening tour', false],
  ['water', 'water', 'Name', true],
  ['water', 'tour', 'Whitewater run', true],
  ['water', 'tour', 'Canoe rental', true],
  ['water', 'tour', 'Lake cruise', true],
  ['water', 'tour', 'Craft beer tour', false],
  ['water', 'hiking', 'Waterfall walk', false],
] as const)('category %s, an activity of %s named %s: %s', (wanted, category, name, expected) => {
  expect(matchesCategory({ category, name }, wanted)).toBe(expected);
});

test('several categories combine as any-of', () => {
  const list = [
    activity({ name: 'A', category: 'skiing' }),
    activity({ name: 'B', category: 'water' }),
    activity({ name: 'C', category: 'culture' }),
  ];
  expect(names(list, { categories: ['skiing', 'water'] })).toEqual(['A', 'B']);
});

test.each([
  ['0', 'budget'],
  ['99', 'budget'],
  ['99.99', 'budget'],
  ['100', 'mid'],
  ['100.00', 'mid'],
  ['300', 'mid'],
  ['300.01', 'luxury'],
  ['301', 'luxury'],
  [null, 'none'],
] as const)('a price of %s is in the band %s alone, and passes "all"', (price, band) => {
  expect((['budget', 'mid', 'luxury'] as const).filter((range) => matchesPrice(price, range))).toEqual(
    band === 'none' ? [] : [band],
  );
  expect(matchesPrice(price, 'all')).toBe(true);
});

test.each([
  ['1 hour', ['short']],
  ['An hour a day', ['full-day']],
  ['2 to 3 Hours', ['short']],
  ['4 hours', ['short', 'half-day']],
  ['5 hours', ['short']],
  ['7 hours', ['short']],
  ['8 hours', ['short', 'full-day']],
  ['Half day', ['half-day', 'full-day']],
  ['Half day (4 hours)', ['half-day', 'full-day']],
  ['Full day', ['full-day']],
  ['ONE DAY', ['full-day']],
  ['3 days', ['full-day', 'multi-day']],
  ['4 days', ['half-day', 'full-day', 'multi-day']],
  ['TWO DAYS', ['full-day', 'multi-day']],
  ['One week', ['multi-day']],
  ['45 minutes', ['half-day']],
  ['30 minutes', []],
] as const)('the words %j are %j', (text, expected) => {
  const lengths = (['short', 'half-day', 'full-day', 'multi-day'] as const).filter((length) =>
    isActivityDuration(text, length),
  );
  expect(lengths).toEqual(expected);
});

test.each(['easy', 'moderate', 'difficult'] as const)('the difficulty %s hides the others', (difficulty) => {
  const list = (['easy', 'moderate', 'difficult'] as const).map((level) =>
    activity({ name: level, difficulty: level }),
  );
  expect(names(list, { difficulty })).toEqual([difficulty]);
  expect(names(list, { difficulty: 'all' })).toHaveLength(3);
});

test('the filters combine as all-of', () => {
  const list = [
    activity({ name: 'A', price: '100' }),
    activity({ name: 'B', price: '100', duration: 'Full day' }),
  ];
  expect(names(list, { price: 'mid', duration: 'short' })).toEqual(['A']);
});
