import { expect, test } from 'vitest';
import { currentMark, navigation } from './navigation.ts';

test('the bar has the eight links of the specification, in its order', () => {
  expect(navigation.map(({ href, label }) => [label, href])).toEqual([
    ['Attractions', '/attractions'],
    ['Stay', '/accommodations'],
    ['Activities', '/activities'],
    ['Events', '/events'],
    ['Map', '/map'],
    ['Hiking Trails', '/hiking-map'],
    ['Trip Planner', '/trip-planner'],
    ['Budget Calculator', '/budget-calculator'],
  ]);
});

test.each([
  ['/attractions', '/attractions', 'page'],
  ['/attractions', '/attractions/', 'page'],
  ['/attractions', '/attractions/mirror-tarn', true],
  ['/attractions', '/attractions-old', undefined],
  ['/attractions', '/', undefined],
  ['/map', '/map', 'page'],
  ['/map', '/hiking-map', undefined],
  ['/hiking-map', '/hiking-map', 'page'],
  ['/hiking-map', '/hiking-trails/tarn-teahouse', true],
  ['/hiking-map', '/attractions', undefined],
])('the mark of the link to %s on %s is %s', (href, pathname, mark) => {
  expect(currentMark(href, pathname)).toBe(mark);
});
