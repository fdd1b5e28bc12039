import { expect, test } from 'vitest';
import { type MapAround, routeDetail, routeSummary } from './routeDetail.ts';
import type { TrailLine } from '../../content/trailLines.ts';

const nothingAround: MapAround = { map: () => [], relief: () => null, signs: () => [] };

function lineWith(accuracy: TrailLine['accuracy'], elevations: (number | null)[]): TrailLine {
  const points = elevations.map((elevation, n) => ({ name: null, lat: 51 + n / 1000, lng: 14, elevation }));
  return {
    accuracy,
    source: 'a test',
    attribution: null,
    points,
    track: points,
    heightsFrom: null,
    elevations: 'recorded',
    lineOf: 'ridge',
    covers: 'full',
  };
}

test('a recorded track is smoothed before its climb is summed, what was drawn is not', () => {
  const spike = [1400, 1400, 1400, 1400, 1445, 1400, 1400, 1400, 1400];
  expect(routeSummary(lineWith('recorded', spike)).climbM).toBe(0);
  expect(routeSummary(lineWith('sketch', spike)).climbM).toBe(45);
  expect(routeSummary(lineWith('traced', spike)).climbM).toBe(45);
});

test('the range is of the elevations as they are; unknown ones are left out, never 0', () => {
  expect(routeSummary(lineWith('recorded', [1400, null, 1445])).elevationRangeM).toBe(45);
  expect(routeSummary(lineWith('recorded', [1400, null]))).toMatchObject({
    elevationRangeM: null,
    climbM: null,
  });
});

test('the preview drops points on a straight line and keeps the elevations of the rest', () => {
  const { preview, gpxUrl } = routeDetail(
    'ridge',
    lineWith('recorded', [1400, 1410, null, 1430]),
    nothingAround,
  );
  expect(preview).toEqual([
    { lat: 51, lng: 14, elevation: 1400 },
    { lat: 51.003, lng: 14, elevation: 1430 },
  ]);
  expect(gpxUrl).toBe('/gpx/ridge.gpx');
});

test.each([
  ['recorded', '/gpx/ridge.gpx'],
  ['traced', '/gpx/ridge.gpx'],
  ['sketch', null],
] as const)('a %s line has the download %s', (accuracy, gpxUrl) => {
  expect(routeDetail('ridge', lineWith(accuracy, [1400, 1430]), nothingAround).gpxUrl).toBe(gpxUrl);
});

test('the page says what the licence of a line asks for', () => {
  const attribution = { text: 'Made by them.', holder: 'They', licence: 'https://licence.example/l' };
  expect(
    routeDetail('ridge', { ...lineWith('traced', [1, 2]), attribution }, nothingAround).attribution,
  ).toEqual(attribution);
  expect(routeDetail('ridge', lineWith('recorded', [1, 2]), nothingAround).attribution).toBeNull();
});
