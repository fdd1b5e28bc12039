import { describe, expect, test } from 'vitest';
import { heightAt, type HeightGrid } from '../geometry/heightGrid.ts';
import { reliefFeatures } from './reliefFeatures.ts';

const size = 200;
/** A round mountain of 2,800 m in a plain of 1,450 m, 18 km across. */
const mountain: HeightGrid = {
  columns: size,
  rows: size,
  west: -116,
  north: 51.5,
  step: 1 / 1200,
  heights: Int16Array.from(
    Array.from({ length: size * size }, (_, index) => {
      const away = Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2);
      return Math.round(1450 + 1350 * Math.exp(-((away / 40) ** 2)));
    }),
  ),
};
const features = reliefFeatures(mountain);
const ofLayer = (layer: string) => features.filter((feature) => feature.layer === layer);
/** Heights of the contours; one near the edge is in pieces. */
const heightsOf = (layer: string) => [...new Set(ofLayer(layer).map(({ elevationM }) => elevationM))];

describe('the relief of a round mountain', () => {
  test('has a contour for every 100 m, each 500 m a strong one', () => {
    expect(heightsOf('indexContour')).toEqual([1500, 2000, 2500]);
    expect(heightsOf('contour')).toEqual([1600, 1700, 1800, 1900, 2100, 2200, 2300, 2400, 2600, 2700]);
  });

  test('its contours lie where the ground is as high', () => {
    for (const { elevationM = 0, points } of [...ofLayer('contour'), ...ofLayer('indexContour')]) {
      for (const [lng, lat] of points)
        expect(Math.abs((heightAt(mountain, { lat, lng }) ?? 0) - elevationM)).toBeLessThan(15);
    }
  });

  test('has rock above the tree line of 2,200 m', () => {
    const [rock, ...others] = ofLayer('rock');
    expect(others).toEqual([]);
    for (const [lng, lat] of rock?.points ?? [])
      expect(heightAt(mountain, { lat, lng })).toBeCloseTo(2200, -2);
  });

  test('is light in the north-west and dark in the south-east, each step within the one before', () => {
    const middle = { lng: -116 + size / 2 / 1200, lat: 51.5 - size / 2 / 1200 };
    const meanOf = (layer: string) => {
      const points = ofLayer(layer).flatMap((feature) => feature.points);
      const sum = points.reduce(([x, y], [lng, lat]) => [x + lng, y + lat], [0, 0] as [number, number]);
      return { lng: sum[0] / points.length, lat: sum[1] / points.length };
    };
    for (const layer of ['light', 'lightBright']) {
      expect(meanOf(layer).lng, layer).toBeLessThan(middle.lng);
      expect(meanOf(layer).lat, layer).toBeGreaterThan(middle.lat);
    }
    for (const layer of ['shade', 'shadeDeep']) {
      expect(meanOf(layer).lng, layer).toBeGreaterThan(middle.lng);
      expect(meanOf(layer).lat, layer).toBeLessThan(middle.lat);
    }
  });
});

describe('at the edge of what is known', () => {
  /** A slope that runs out of the grid in the south. */
  const slope: HeightGrid = {
    ...mountain,
    heights: mountain.heights.map((_, index) => 1400 + 8 * (index % size)),
  };
  const cut = reliefFeatures(slope);

  test('contours fade over 2 km and none runs along the edge', () => {
    const contours = cut.filter(({ layer }) => layer === 'contour');
    expect(new Set(contours.map(({ fade }) => fade))).toEqual(new Set([undefined, 1, 2]));
    const edgeKm = ([, lat]: readonly [number, number]) =>
      Math.min(51.5 - lat, lat - (51.5 - (size - 1) / 1200)) * 111.195;
    for (const { points } of contours) for (const point of points) expect(edgeKm(point)).toBeGreaterThan(0.2);
  });

  test('rock ends before it', () => {
    const points = cut.filter(({ layer }) => layer === 'rock').flatMap((feature) => feature.points);
    expect(points.length).toBeGreaterThan(10);
    const east = -116 + (size - 1) / 1200;
    for (const [lng] of points) expect(lng).toBeLessThan(east - 0.001);
  });
});

test('a plain has no relief', () => {
  expect(reliefFeatures({ ...mountain, heights: mountain.heights.map(() => 1450) })).toEqual([]);
});
