import { expect, test } from 'vitest';
import { countOptions } from './countOptions.ts';
import { filtersOf, labelled } from './defineFilters.ts';

interface Hut {
  name: string;
  beds: number;
  dogs: boolean;
}

// The five lines of docs/adding-a-filter.md: one entry, and everything below follows.
const { define, many, one } = filtersOf<Hut, { season: string }>();
const huts = define(({ name }) => [name], {
  size: one({
    label: 'Size',
    all: 'Any size',
    options: ({ season }) => labelled({ small: `Small in ${season}`, large: 'Large' }),
    matches: ({ beds }, size) => (size === 'large') === beds > 10,
  }),
  allowed: many({
    label: 'Allowed',
    options: () => labelled({ dogs: 'Dogs' }),
    matches: ({ dogs }) => dogs,
  }),
});

const context = { season: 'winter' };
const few: Hut[] = [
  { name: 'Ridge', beds: 10, dogs: true },
  { name: 'Valley', beds: 11, dogs: false },
];
const long = Array.from({ length: 10 }, (_, n) => ({ name: `Hut ${n}`, beds: n === 0 ? 11 : 4, dogs: true }));

test('one entry gives the query, in both directions', () => {
  const state = huts.read(new URLSearchParams('size=large&allowed=dogs,cats&q=a'), context);
  expect(state).toEqual({ search: 'a', size: 'large', allowed: ['dogs'] });
  expect(huts.write(state).toString()).toBe('q=a&size=large&allowed=dogs');
  expect(huts.write(huts.none).toString()).toBe('');
});

test('one entry gives the rule, the badge and the chips', () => {
  const state = { ...huts.none, size: 'small', allowed: ['dogs'] } as const;
  const requested = { ...state, allowed: [...state.allowed] };
  expect(huts.apply(few, requested, context).map(({ name }) => name)).toEqual(['Ridge']);
  expect(huts.count(requested)).toBe(2);
  expect(huts.active(requested, context)).toEqual([
    { label: 'Small in winter', without: { size: 'all' } },
    { label: 'Dogs', without: { allowed: [] } },
  ]);
});

test('one entry gives the fields with their counts, and the counts of coverage', () => {
  const [size, allowed] = huts.fields(few, huts.none, context);
  expect(size).toMatchObject({
    name: 'size',
    selected: 'all',
    options: [
      { value: 'all', label: 'Any size' },
      { value: 'small', count: 1 },
      { value: 'large', count: 1 },
    ],
  });
  expect(allowed).toMatchObject({ selected: [], options: [{ value: 'dogs', count: 1 }] });
  expect(countOptions(huts, few, context)).toEqual({ size: { small: 1, large: 1 }, allowed: { dogs: 1 } });
});

test('a long list leaves out an option that finds fewer than two, unless it is chosen', () => {
  const offered = (state: typeof huts.none) =>
    huts.fields(long, state, context)[0]?.options.map(({ value }) => value);
  expect(offered(huts.none)).toEqual(['all', 'small']);
  expect(offered({ ...huts.none, size: 'large' })).toEqual(['all', 'small', 'large']);
});

test('every option is offered while the records load', () => {
  const [size] = huts.fields(undefined, huts.none, context);
  expect(size?.options.map(({ value, count }) => [value, count])).toEqual([
    ['all', undefined],
    ['small', undefined],
    ['large', undefined],
  ]);
});
