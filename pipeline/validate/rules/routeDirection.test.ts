import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../fixtures/rulesAfter.ts';

const coordinates = (lat: number): Edit => ['trails/bare-ridge.yaml', 'lat: 51.2\n', `lat: ${lat}\n`];

test.each([
  ['at the start', 51.2, []],
  ['half way', 51.2165, []],
  ['a car park nearer to the end by less than half a kilometre', 51.2185, []],
  ['at the end', 51.233, ['route-direction']],
])('coordinates %s', (_where, lat, rules) => {
  expect(rulesAfter([coordinates(lat)])).toEqual(rules);
});

test('a loop ends where it starts', () => {
  expect(rulesAfter([['trails/bare-ridge.yaml', 'point-to-point', 'loop']])).toEqual(['route-direction']);
});
