import { expect, test } from 'vitest';
import { rulesAfter } from '../fixtures/rulesAfter.ts';

test.each([
  ['a place below the sea', 'attractions/echo-canyon.yaml', 'elevationM: 430', 'elevationM: -86'],
  ['a low summit', 'trails/high-lookout.yaml', 'distanceKm', 'highPointM: 240\ndistanceKm'],
  ['a hot month', 'facts/climate.yaml', 'avgHighC: 25.0', 'avgHighC: 46.5'],
  ['a wet month', 'facts/climate.yaml', 'precipitationMm: 30', 'precipitationMm: 870'],
  ['a price in small coins', 'activities/tarn-canoe.yaml', 'amount: 115', 'amount: 145000'],
])('%s is no mistake', (_, file, find, replacement) => {
  expect(rulesAfter([[file, find, replacement]])).toEqual([]);
});

test('a place among the highest of a high park is no mistake', () => {
  expect(
    rulesAfter([
      ['attractions/echo-canyon.yaml', 'elevationM: 430', 'elevationM: 5895'],
      ['attractions/mirror-tarn.yaml', 'elevationM: 1884', 'elevationM: 5150'],
    ]),
  ).toEqual([]);
});
