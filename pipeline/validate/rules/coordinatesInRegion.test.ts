import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  [51, []],
  [50.9999, ['coordinates-in-region']],
  [52, []],
  [52.0001, ['coordinates-in-region']],
])('a latitude of %d in a region from 51 to 52', (lat, rules) => {
  const found = rulesAfter([['attractions/echo-canyon.yaml', 'lat: 51.25', `lat: ${lat}`]]);
  // So far north it is far from its town, too.
  expect(found.filter((rule) => rule !== 'nearest-town')).toEqual(rules);
});

test('a track with many points outside is one problem', () => {
  const south = ['site.yaml', 'south: 51,', 'south: 51.201,'] as const;
  const found = rulesAfter([[...south]]);
  expect(found.every((rule) => rule === 'coordinates-in-region')).toBe(true);
  // Two places to stay or do something, two trails and the two tracks lie south of that.
  expect(found).toHaveLength(5);
});
