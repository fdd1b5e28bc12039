import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

const cards = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: `Name of ${slug}` }));

test('what is equal has not changed', () => {
  expect(changedFields({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
});

test('fields inside groups are named by their path', () => {
  expect(changedFields({ a: 1, route: { km: 2, to: 'x' } }, { a: 1, route: { km: 3, to: 'x' } })).toEqual([
    { field: 'route.km', before: 2, after: 3 },
  ]);
});

test('a field that comes or goes is undefined on the other side', () => {
  expect(changedFields({ gone: 1 }, { come: 2 })).toEqual([
    { field: 'gone', before: 1, after: undefined },
    { field: 'come', before: undefined, after: 2 },
  ]);
});

test('a group that becomes null, a list or a word is one change', () => {
  for (const after of [null, ['x'], 'x']) {
    expect(changedFields({ a: { b: 1 } }, { a: after })).toEqual([{ field: 'a', before: { b: 1 }, after }]);
  }
  expect(changedFields({ a: null }, { a: { b: 1 } })).toEqual([
    { field: 'a', before: null, after: { b: 1 } },
  ]);
});

test('the day of the build is no change', () => {
  expect(changedFields({ builtOn: '2026-11-20' }, { builtOn: '2026-11-21' })).toEqual([]);
});

test('of cards only counts which they are and in which order', () => {
  const renamed = [{ slug: 'a', name: 'Another name' }];
  expect(changedFields({ near: cards('a') }, { near: renamed })).toEqual([]);
  expect(changedFields({ near: cards('a', 'b') }, { near: cards('b', 'a') })).toEqual([
    { field: 'near', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
  expect(changedFields({ near: cards('a') }, { near: [] })).toEqual([
    { field: 'near', before: ['a'], after: [] },
  ]);
});

test('a list of anything else is compared as it is', () => {
  const change = { before: [{ slug: 'a' }, 7], after: [{ slug: 'a' }, 8] };
  expect(changedFields({ list: change.before }, { list: change.after })).toEqual([
    { field: 'list', ...change },
  ]);
});
