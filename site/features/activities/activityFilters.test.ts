import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityCategories } from '#schemas/rules/activityCategory.ts';
import { priceRanges } from '#schemas/rules/activityPrice.ts';
import { activityDurations } from '#schemas/rules/activityDuration.ts';
import { anyQuery } from '../../test/anyQuery.ts';
import {
  type ActivityFilters,
  type ActivityListState,
  activeFilterCount,
  difficulties,
  noActivityFilters,
  readActivityFilters,
  writeActivityFilters,
} from './activityFilters.ts';

const read = (query: string) => readActivityFilters(new URLSearchParams(query));

test('nothing is chosen by default, and ten activities show', () => {
  expect(noActivityFilters).toEqual({
    search: '',
    categories: [],
    price: 'all',
    difficulty: 'all',
    duration: 'all',
    visible: 10,
  });
  expect(read('')).toEqual(noActivityFilters);
});

test.each<[Partial<ActivityFilters>, number]>([
  [{}, 0],
  [{ search: 'x' }, 0],
  [{ categories: ['water'] }, 1],
  [{ price: 'mid' }, 1],
  [{ difficulty: 'easy' }, 1],
  [{ duration: 'short' }, 1],
  [{ categories: ['water', 'skiing'], price: 'mid', difficulty: 'easy', duration: 'short' }, 5],
])('the badge counts categories and each other filter, and not the search: %j, %s', (filters, count) => {
  expect(activeFilterCount({ ...noActivityFilters, ...filters })).toBe(count);
});

test('the state survives the way through the address, and defaults stay out of it', () => {
  const state: ActivityListState = {
    search: 'ice & snow',
    categories: ['skiing', 'water'],
    price: 'luxury',
    difficulty: 'difficult',
    duration: 'multi-day',
    visible: 30,
  };
  expect(read(writeActivityFilters(state).toString())).toEqual(state);
  expect(writeActivityFilters(noActivityFilters).toString()).toBe('');
});

test.each([
  'category=,,&price=free&difficulty=__proto__&duration=all',
  'category[]=water',
  'price=Mid',
  'difficulty=hard',
  '%',
])('a senseless query is ignored: %s', (query) => {
  expect(read(query)).toEqual(noActivityFilters);
});

test.each([
  ['9', 10],
  ['10', 10],
  ['19', 10],
  ['20', 20],
  ['29', 20],
  ['9999', 9990],
  ['10000', 10],
  ['1e9', 10],
  ['1e999', 10],
  ['9'.repeat(400), 10],
  ['-20', 10],
  ['20.5', 10],
  ['0x20', 10],
  [' 20', 10],
  ['0', 10],
  ['00', 10],
  ['NaN', 10],
  ['Infinity', 10],
  ['x', 10],
  ['', 10],
])('visible=%s unfolds %s activities, whole tens that somebody may have reached', (visible, expected) => {
  expect(readActivityFilters(new URLSearchParams({ visible })).visible).toBe(expected);
});

test.each([
  ['category=water&category=hiking', { categories: ['hiking', 'water'] }],
  ['price=luxury&price=mid', { price: 'luxury' }],
  ['visible=20&visible=30', { visible: 20 }],
])('what makes sense of %s is kept', (query, expected) => {
  expect(read(query)).toEqual({ ...noActivityFilters, ...expected });
});

test('a search of 100 KB is a search', () => {
  const search = '%'.repeat(100_000);
  expect(read(`q=${encodeURIComponent(search)}`).search).toBe(search);
});

test('any query can be read, gives known choices alone, and is the same once it has been written', () => {
  const keys = ['q', 'category', 'price', 'difficulty', 'duration', 'visible'];
  const values = [...activityCategories, ...priceRanges, ...difficulties, ...activityDurations];
  fc.assert(
    fc.property(anyQuery(keys, [...values, '20', '35']), (query) => {
      const state = readActivityFilters(query);
      expect(['all', ...values]).toEqual(
        expect.arrayContaining([...state.categories, state.price, state.difficulty, state.duration]),
      );
      expect(state.visible % 10).toBe(0);
      expect(state.visible).toBeGreaterThanOrEqual(10);
      expect(read(writeActivityFilters(state).toString())).toEqual(state);
    }),
  );
});
