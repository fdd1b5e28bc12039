import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';
import { jumpsIn } from '../../../geometry/lineFaults.ts';

/** Two points on a meridian, a distance in metres apart. */
const step = (metres: number) => [
  { lat: 51, lng: 14 },
  { lat: 51 + metres / 111_195, lng: 14 },
];

test.each([
  [0, 0],
  [499.9, 0],
  [500.1, 1],
])('a step of %d m gives %d jumps', (metres, jumps) => {
  expect(jumpsIn(step(metres))).toHaveLength(jumps);
});

test('sketches may have long steps', () => {
  const long = [
    'trails/tarn-teahouse.yaml',
    'name: Fork, lat: 51.4176, lng: 14.2225',
    'name: Fork, lat: 51.4176, lng: 14.2119',
  ] as const;
  expect(rulesAfter([[...long]])).toEqual([]);
});

test('can be excused where the gap is real', () => {
  const point = [
    'routes/bare-ridge.gpx',
    '<trkpt lat="51.2150" lon="13.6900"',
    '<trkpt lat="51.2150" lon="13.6800"',
  ] as const;
  expect(rulesAfter([[...point]])).toEqual(['route-jumps']);
  const reason = 'A tunnel in which no receiver hears anything.';
  const entry = `  - { rule: route-jumps, file: routes/bare-ridge.gpx, path: '', reason: ${reason} }\n`;
  expect(rulesAfter([[...point], ['exceptions.yaml', 'exceptions:\n', `exceptions:\n${entry}`]])).toEqual([]);
});

test('a track whose last point strays has one jump, no more', () => {
  const [problem, ...more] = problemsAfter([
    ['routes/bare-ridge.gpx', 'lat="51.2330"', 'lat="51.2430"'],
  ]).filter(({ rule }) => rule === 'route-jumps');
  expect(more).toEqual([]);
  expect(problem).toMatchObject({
    line: 17,
    path: '',
    message: expect.stringContaining('from the one before;'),
  });
});

test('a point off the map is no jump as well', () => {
  expect(rulesAfter([['routes/bare-ridge.gpx', 'lon="13.6900"', 'lon="-13.6900"']])).toEqual([
    'coordinates-in-region',
  ]);
});
