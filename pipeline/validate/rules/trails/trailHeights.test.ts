import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureDir } from '../../../fixtures/fixtureContent.ts';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const file = 'trails/tarn-teahouse.yaml';
const highPoint = (metres: number): Edit => [file, 'highPointM: 2135', `highPointM: ${metres}`];
const gain = (metres: number): Edit[] => [
  [file, "elevationGain: '495 m'", `elevationGain: '${metres} m'`],
  [file, 'elevationGainM: 495', `elevationGainM: ${metres}`],
];

describe('a line from 1735 m up to 2135 m', () => {
  test.each([
    [2134, []],
    [2133, ['trail-heights']],
    [2145, []],
    [2146, ['trail-heights']],
  ])(
    'tops at the highest point, here %d m, 10 m above the line or 1 m below its own waypoint',
    (metres, rules) => {
      expect(rulesAfter([highPoint(metres)])).toEqual(rules);
    },
  );

  test.each([
    [390, []],
    [389, ['trail-heights']],
    [550, []],
    [551, ['trail-heights']],
  ])('gains at least its range less 10 m and at most a quarter and 50 m more: %d m', (metres, rules) => {
    expect(rulesAfter(gain(metres))).toEqual(rules);
  });
});

test('a walk that only goes down from end to end gains nothing, and has to climb back where it comes back', () => {
  const down: Edit[] = [
    [file, 'elevation: 1735', 'elevation: 2135'],
    [file, 'elevation: 1880', 'elevation: 2000'],
    [file, 'elevation: 2025', 'elevation: 1900'],
    [
      file,
      'Teahouse, lat: 51.4164, lng: 14.2448, elevation: 2135',
      'Teahouse, lat: 51.4164, lng: 14.2448, elevation: 1735',
    ],
    ...gain(0),
  ];
  expect(rulesAfter(down)).toEqual(['trail-heights']);
  const oneWay: Edit[] = [
    [file, 'trailType: out-and-back', 'trailType: point-to-point'],
    [file, "distance: '5 km", "distance: '2.3 km"],
    [file, 'distanceKm: 5', 'distanceKm: 2.3'],
  ];
  expect(rulesAfter([...down, ...oneWay])).toEqual([]);
});

test('a line that shows a part of the walk, or knows no heights, is not compared', () => {
  expect(rulesAfter([['trails/high-lookout.yaml', 'distanceKm', 'highPointM: 3000\ndistanceKm']])).toEqual(
    [],
  );
  expect(rulesAfter([['trails/bare-ridge.yaml', 'distanceKm', 'highPointM: 3000\ndistanceKm']])).toEqual([]);
});

test('every rise of a traced line counts, and is told', () => {
  const up: Edit[] = [
    [file, 'elevation: 1880', 'elevation: 2135'],
    [file, 'elevation: 2025', 'elevation: 1735'],
  ];
  const found = problemsAfter(up).filter((problem) => problem.file.endsWith(file));
  expect(found).toMatchObject([
    {
      rule: 'trail-heights',
      path: 'elevationGainM',
      message: 'elevationGainM is 495, but the line rises 800 m',
    },
  ]);
});

test('a gain that no line shows is told with what it does show', () => {
  expect(problemsAfter(gain(551))).toMatchObject([
    { path: 'elevationGainM', message: expect.stringMatching(/has 400 m between .* and climbs 400 m$/) },
  ]);
});

test('the noise of a receiver is no climb', () => {
  const noise = Array.from({ length: 12 }, (_, n): Edit => [
    'routes/bare-ridge.gpx',
    '<ele/>',
    `<ele>${n % 2 === 0 ? 1000 : 1030}</ele>`,
  ]);
  const flat: Edit[] = [
    ['trails/bare-ridge.yaml', "elevationGain: '300 m'", "elevationGain: '20 m'"],
    ['trails/bare-ridge.yaml', 'elevationGainM: 300', 'elevationGainM: 20'],
  ];
  expect(rulesAfter([...noise, ...flat])).toEqual([]);
});

test('a track with heights in feet in content/routes is one problem that says so', () => {
  const ridge = 'routes/bare-ridge.gpx';
  const gpx = readFileSync(join(fixtureDir, ridge), 'utf8');
  let feet = 5905;
  const inFeet = gpx.replaceAll('<ele/>', () => `<ele>${(feet += 100)}</ele>`);
  const problems = problemsAfter([
    [ridge, gpx, inFeet],
    ['trails/bare-ridge.yaml', 'elevationGainM: 300', 'elevationGainM: 300\nhighPointM: 2165'],
  ]);
  expect(problems).toMatchObject([
    {
      rule: 'trail-heights',
      path: 'route.file',
      message:
        'the heights of the track look like feet: it tops at 7105, which is 2166 m in feet, and highPointM is 2165',
      suggestion: 'Export the track with heights in metres.',
    },
  ]);
});
