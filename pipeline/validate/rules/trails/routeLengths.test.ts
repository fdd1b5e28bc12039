import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureDir } from '../../../fixtures/fixtureContent.ts';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const teahouse = readFileSync(join(fixtureDir, 'trails/tarn-teahouse.yaml'), 'utf8');

const stated = (trail: string, before: string, km: number): Edit[] => [
  [`trails/${trail}.yaml`, `distance: '${before} `, `distance: '${km} `],
  [`trails/${trail}.yaml`, `distanceKm: ${before}`, `distanceKm: ${km}`],
];

describe('a recorded line of 3.98 km, one way', () => {
  test.each([
    [3.62, []],
    [3.61, ['route-lengths']],
    [4.41, []],
    [4.42, ['route-lengths']],
    [7.9, ['route-lengths']],
  ])('stated as %d km', (km, rules) => {
    expect(rulesAfter(stated('bare-ridge', '4', km))).toEqual(rules);
  });
});

const sketched: Edit[] = [
  ['trails/tarn-teahouse.yaml', 'accuracy: traced', 'accuracy: sketch'],
  ['trails/tarn-teahouse.yaml', /  status: unverified\n  attribution: .*\n/.exec(teahouse)?.[0] ?? '', ''],
  ['trails/tarn-teahouse.yaml', 'lng: 14.2225 }', 'lng: 14.2225, elevation: null }'],
  ['trails/tarn-teahouse.yaml', '{ lat: 51.4158', '{ name: Bend, lat: 51.4158'],
];

describe('a traced line of 2.3 km, out and back', () => {
  test.each([
    [2.16, []],
    [2.14, ['route-lengths']],
    [3, ['route-lengths']],
    [4.31, []],
    [4.28, ['route-lengths']],
    [5, []],
    [5.06, ['route-lengths']],
  ])('stated as %d km: once or twice, within 8 %%', (km, rules) => {
    expect(rulesAfter(stated('tarn-teahouse', '5', km))).toEqual(rules);
  });
});

describe('a sketch of 2.3 km, out and back', () => {
  test.each([
    [2.3, []],
    [3, ['route-lengths']],
    [4, []],
    [5.8, []],
    [5.81, ['route-lengths']],
  ])('stated as %d km: once or twice, within 20 %%', (km, rules) => {
    expect(rulesAfter([...sketched, ...stated('tarn-teahouse', '5', km)])).toEqual(rules);
  });
});

test('a line that shows only a part is not compared', () => {
  expect(rulesAfter(stated('high-lookout', '10', 99))).toEqual([]);
});

test.each([
  ['routes/bare-ridge.gpx', 'lat="51.2150"', 'lat="51.2650"', 'route-jumps'],
  ['routes/bare-ridge.gpx', 'lat="51.2150"', 'lat="5.2150"', 'coordinates-in-region'],
  ['trails/tarn-teahouse.yaml', 'lat: 51.4158', 'lat: 5.4158', 'coordinates-in-region'],
  ['trails/tarn-teahouse.yaml', 'distanceKm: 5', 'distanceKm: 9', 'trail-figures'],
])('what another rule says of %s with %s as %s is enough', (file, find, replacement, rule) => {
  expect(rulesAfter([[file, find, replacement]])).toEqual([rule]);
});

test.each([
  ['tarn-teahouse', '5', 'the traced line is 2.3 or 4.6 km long; 8 % may differ', /^Add waypoints/],
  [
    'bare-ridge',
    '4',
    'the recorded line is 4.0 km long; 10 % may differ',
    /import a track of the whole walk/,
  ],
])('the line of %s tells its length and how to mend it', (trail, before, message, suggestion) => {
  expect(problemsAfter(stated(trail, before, 9))).toMatchObject([
    {
      path: 'distanceKm',
      message: expect.stringContaining(message),
      suggestion: expect.stringMatching(suggestion),
    },
  ]);
});
