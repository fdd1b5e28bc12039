import { expect, test } from 'vitest';
import { routeDetail, routeSummary } from './routeDetail.ts';
import type { TrailLine } from '../validate/trailLine.ts';

function lineWith(accuracy: TrailLine['accuracy'], elevations: (number | null)[]): TrailLine {
  const points = elevations.map((elevation, n) => ({ name: null, lat: 51 + n / 1000, lng: 14, elevation }));
  return { accuracy, source: 'a test', points, elevations: 'recorded', lineOf: 'ridge', covers: 'full' };
}

test('a recorded track is smoothed before its climb is summed, a sketch is not', () => {
  const spike = [1400, 1400, 1400, 1400, 1445, 1400, 1400, 1400, 1400];
  expect(routeSummary(lineWith('recorded', spike)).climbM).toBe(0);
  expect(routeSummary(lineWith('sketch', spike)).climbM).toBe(45);
});

test('the range is of the elevations as they are; unknown ones are left out, never 0', () => {
  expect(routeSummary(lineWith('recorded', [1400, null, 1445])).elevationRangeM).toBe(45);
  expect(routeSummary(lineWith('recorded', [1400, null]))).toMatchObject({
    elevationRangeM: null,
    climbM: null,
  });
});

test('the preview drops points on a straight line and keeps the elevations of the rest', () => {
  const { preview, gpxUrl } = routeDetail('ridge', lineWith('recorded', [1400, 1410, null, 1430]));
  expect(preview).toEqual([
    { lat: 51, lng: 14, elevation: 1400 },
    { lat: 51.003, lng: 14, elevation: 1430 },
  ]);
  expect(gpxUrl).toBe('/gpx/ridge.gpx');
});
