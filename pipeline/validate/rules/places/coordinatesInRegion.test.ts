import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../../../fixtures/fixtureContent.ts';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';
import { loadContent } from '../../../load/loadContent.ts';
import { validateContent } from '../../validateContent.ts';

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

test.each([
  ['west: -15, north: 52, east: -13', '-14', 'Is the minus sign of lng missing?'],
  ['west: 0, north: 52, east: 1', '0.5', 'Check both numbers on a map.'],
])('a region with %s around a map at %s: %s', (bounds, lng, suggestion) => {
  const found = problemsAfter([
    ['site.yaml', 'west: 13, north: 52, east: 15', bounds],
    ['site.yaml', 'lat: 51.5, lng: 14', `lat: 51.5, lng: ${lng}`],
  ]);
  const hints = found
    .filter(({ rule }) => rule === 'coordinates-in-region')
    .map((problem) => problem.suggestion?.replace(/ Write lng: -[\d.]+$/, ''));
  expect(new Set(hints)).toEqual(new Set([suggestion]));
});

test('a point of a track is told by its number and its line', () => {
  const found = problemsAfter([['routes/bare-ridge.gpx', 'lat="51.2030"', 'lat="5.203"']]);
  expect(found).toMatchObject([
    { path: '', line: 7, message: expect.stringContaining('point 2, 5.203, 13.698,'), severity: 'error' },
  ]);
});

test('a missing minus is told at the number that lacks it', () => {
  const [first] = problemsAfter([
    ['site.yaml', 'west: 13, north: 52, east: 15', 'west: -15, north: 52, east: -13'],
    ['site.yaml', 'lng: 14,', 'lng: -14,'],
  ]).filter(({ file }) => file.endsWith('echo-canyon.yaml'));
  expect(first).toMatchObject({
    path: 'coordinates.lng',
    suggestion: expect.stringContaining('Write lng: -13.8'),
  });
});

test('a waypoint is told by its latitude', () => {
  expect(problemsAfter([['trails/tarn-teahouse.yaml', 'lat: 51.4158', 'lat: 5.4158']])).toMatchObject([
    { rule: 'coordinates-in-region', path: 'route.waypoints[2].lat' },
  ]);
});

test.each([
  [
    'bare-ridge.gpx',
    /lat="([^"]+)" lon="([^"]+)"/g,
    'lat="$2" lon="$1"',
    6,
    'Export it again, or swap the names lat and lon everywhere.',
  ],
  ['marsh-loop.geojson', /\[(1[\d.]+), (5[\d.]+)/g, '[$2, $1', 9, 'Write the longitude first in each point'],
])(
  'a track with swapped numbers, %s, is one problem that says so',
  (name, found, replacement, line, suggestion) => {
    using copy = copyFixture();
    const file = join(copy.content, 'routes', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(found, replacement));
    expect(validateContent(loadContent(copy.content), fixtureToday).problems).toMatchObject([
      {
        rule: 'coordinates-in-region',
        line,
        message: expect.stringMatching(/^latitude and longitude are swapped in the file/),
        suggestion: expect.stringContaining(suggestion),
      },
    ]);
  },
);
