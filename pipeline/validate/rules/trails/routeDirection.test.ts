import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const coordinates = (lat: number, lng: number): Edit => [
  'trails/bare-ridge.yaml',
  'lat: 51.2\n  lng: 13.7\n',
  `lat: ${lat}\n  lng: ${lng}\n`,
];

test.each([
  ['at the start', 51.2, 13.7, []],
  ['half way', 51.2165, 13.689, []],
  ['a car park nearer to the end by less than half a kilometre', 51.218, 13.688, []],
  ['at the end', 51.233, 13.678, ['route-direction']],
])('coordinates %s', (_where, lat, lng, rules) => {
  expect(rulesAfter([coordinates(lat, lng)])).toEqual(rules);
});

test('a loop ends where it starts', () => {
  expect(rulesAfter([['trails/bare-ridge.yaml', 'point-to-point', 'loop']])).toEqual(['route-direction']);
});

test('a line far from its trail is told by the rule on places alone', () => {
  expect(rulesAfter([coordinates(51.26, 13.66)])).toEqual(['route-place']);
});
