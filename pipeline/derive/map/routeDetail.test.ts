import { describe, expect, test } from 'vitest';
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

/** A point at a distance in metres north and east of a place at 51° north, where a degree east is shorter. */
const at = (north: number, east = 0, elevation: number | null = null) => ({
  lat: 51 + north / 111_195,
  lng: 14 + east / (111_195 * Math.cos((51 * Math.PI) / 180)),
  elevation,
});

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

describe('what is said about a route', () => {
  const points = [
    { name: 'Start', ...at(0, 0, 1400) },
    { name: null, ...at(500, 400, 1500) },
    { ...at(1000, -400, 1450) },
    { name: 'End', ...at(1500, 0, 1600) },
  ];
  const line: TrailLine = { ...lineWith('traced', []), points, track: points, elevations: 'interpolated' };

  test('a list has its length, heights and kind', () => {
    const { profile: shown, ...summary } = routeSummary(line);
    expect(summary).toEqual({
      accuracy: 'traced',
      source: 'a test',
      covers: 'full',
      lineOf: 'ridge',
      lengthKm: 2.22,
      elevations: 'interpolated',
      elevationRangeM: 200,
      climbM: 250,
    });
    expect(shown).toHaveLength(4);
    expect(routeSummary({ ...line, points: [], track: [] })).toMatchObject({
      lengthKm: 0,
      climbM: null,
      profile: [],
    });
  });

  test('a page has its bounds, the places a walker knows and a download', () => {
    const detail = routeDetail('ridge', line, nothingAround);
    expect(detail).toMatchObject({ ...routeSummary(line), gpxUrl: '/gpx/ridge.gpx' });
    const { lng: east } = at(0, 400);
    const { lng: west } = at(0, -400);
    expect(detail.bounds).toEqual({ south: 51, west, north: at(1500).lat, east });
    expect(detail.waypoints).toEqual([
      { name: 'Start', ...at(0, 0, 1400), km: 0 },
      { name: 'End', ...at(1500, 0, 1600), km: 2.22 },
    ]);
    expect(detail.preview.map(({ elevation }) => elevation)).toEqual([1400, 1500, 1450, 1600]);
  });

  test('a part of a walk is no download', () => {
    expect(routeDetail('ridge', { ...line, covers: 'partial' }, nothingAround).gpxUrl).toBeNull();
  });

  test('a preview leaves out what is less than about 5 m off, and knows no height where none is known', () => {
    const points = [at(0), at(50, 3), at(100)];
    expect(routeDetail('ridge', { ...line, points }, nothingAround).preview).toEqual(
      [at(0), at(100)].map(({ lat, lng }) => ({ lat, lng, elevation: null })),
    );
    expect(
      routeDetail('ridge', { ...line, points: [at(0), at(50, 7), at(100)] }, nothingAround).preview,
    ).toHaveLength(3);
  });
});
