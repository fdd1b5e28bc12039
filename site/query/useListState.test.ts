import { expect, test } from 'vitest';
import {
  byFigure,
  byName,
  inOrder,
  withOrder,
  readChoice,
  readVisible,
  type ListOrders,
} from './useListState.ts';

interface Hut {
  name: string;
  beds: number | null;
}

const orders: ListOrders<Hut, 'name' | 'beds'> = {
  name: { label: 'Name', compare: byName },
  beds: { label: 'Smallest first', compare: byFigure(({ beds }) => beds) },
};
const huts: Hut[] = [
  { name: 'Žabka', beds: 4 },
  { name: 'hut 10', beds: null },
  { name: 'Áfra', beds: 12 },
  { name: 'Hut 9', beds: 4 },
  { name: 'Bivvy', beds: null },
  { name: 'Cabin', beds: 0 },
];
const names = (sort: 'name' | 'beds' | 'all') => inOrder(huts, sort, orders).map(({ name }) => name);

test('its own order is the list itself', () => {
  expect(inOrder(huts, 'all', orders)).toBe(huts);
});

test('names are in the order of the alphabet, whatever their accents and case, and numbers in that of their size', () => {
  expect(names('name')).toEqual(['Áfra', 'Bivvy', 'Cabin', 'Hut 9', 'hut 10', 'Žabka']);
});

test('figures are in the order of their size; equal ones as they were, missing ones last', () => {
  expect(names('beds')).toEqual(['Cabin', 'Žabka', 'Hut 9', 'Áfra', 'hut 10', 'Bivvy']);
  expect(huts[0]?.name).toBe('Žabka');
});

const { read, write } = withOrder(
  orders,
  (params) => ({ search: params.get('q') ?? '' }),
  ({ search }) => new URLSearchParams(search && { q: search }),
);

test.each([
  ['', { search: '', sort: 'all' }],
  ['q=a&sort=beds', { search: 'a', sort: 'beds' }],
  ['sort=name', { search: '', sort: 'name' }],
])('the address %j says %j, and the other way round', (query, state) => {
  expect(read(new URLSearchParams(query))).toEqual(state);
  expect(write(read(new URLSearchParams(query))).toString()).toBe(query);
});

test.each(['sort=', 'sort=all', 'sort=Name', 'sort=price', 'sort=__proto__', 'sort=name,beds'])(
  'the address %j asks for no order that there is',
  (query) => {
    expect(read(new URLSearchParams(query)).sort).toBe('all');
  },
);

const values = ['hike', 'ski', 'swim'] as const;

test.each([
  ['kind=ski', 'ski'],
  ['kind=ski&kind=hike', 'ski'],
  ['', 'all'],
  ['kind', 'all'],
  ['kind=', 'all'],
  ['kind=all', 'all'],
  ['kind=Ski', 'all'],
  ['kind=ski,hike', 'all'],
  ['kind[]=ski', 'all'],
  ['kind=__proto__', 'all'],
  ['kind=constructor', 'all'],
  ['kind=%', 'all'],
])('the query %j chooses %s', (query, expected) => {
  expect(readChoice(new URLSearchParams(query), 'kind', values)).toBe(expected);
});

test.each([
  ['9', 12],
  ['23', 12],
  ['24', 24],
  ['9999', 9996],
  ['10000', 12],
  ['-24', 12],
  ['24.5', 12],
  ['x', 12],
  [null, 12],
])('visible=%s shows %s records, whole steps that somebody may have reached', (visible, expected) => {
  expect(readVisible(visible, 12)).toBe(expected);
});
