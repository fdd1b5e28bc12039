import { expect, test } from 'vitest';
import { comparePath, readComparison } from './comparePath.ts';

test.each([
  ['', null],
  ['?compare=', null],
  ['?compare=trail/a', null],
  ['?compare=trail/a,trail/a', null],
  ['?compare=trail/a,trail/b', ['a', 'b']],
  ['?compare=trail/a,trail/b,trail/c,trail/d,trail/e', ['a', 'b', 'c', 'd']],
  ['?compare=trail/a,accommodation/b', null],
  ['?compare=trail/a,accommodation/x,trail/b', ['a', 'b']],
  ['?compare=event/a,event/b', null],
  ['?compare=trail/..%2Fa,trail/b', null],
  ['?compare=__proto__/a,__proto__/b', null],
])('the query %j compares %j', (query, slugs) => {
  expect(readComparison(query)).toEqual(slugs && { kind: 'trail', slugs });
});

test('an address says what it was made of', () => {
  const comparison = { kind: 'accommodation' as const, slugs: ['inn', 'bunk-house'] };
  const path = comparePath(comparison);
  expect(path).toBe('/saved?compare=accommodation/inn,accommodation/bunk-house');
  expect(readComparison(new URL(path, 'https://guide.example').search)).toEqual(comparison);
});
