// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { byLook, squaresInView } from './ReliefLayer.tsx';
import { contourSpots } from './contourLabels.ts';

const size = { x: 1000, y: 600 };

describe('heights along a contour', () => {
  test('stand on a straight run, every 420 pixels', () => {
    const line = Array.from({ length: 10 }, (_, index) => [50 + index * 100, 300] as const);
    const spots = contourSpots(line, '2000', size);
    expect(spots.length).toBe(2);
    expect(spots[0]).toEqual({ text: '2000', x: expect.any(Number), y: 300, angle: 0 });
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThanOrEqual(420);
  });

  test.each([
    ['to the right and down', [100, 100], [500, 500], 45],
    ['to the left and up', [500, 500], [100, 100], 45],
    ['straight down', [300, 50], [300, 550], 90],
  ] as const)('are never on their head: %s', (_, start, end, angle) => {
    expect(contourSpots([start, end], '1500', size)[0]?.angle).toBeCloseTo(angle, 6);
  });

  test('stand neither on bends nor at the edge', () => {
    const zigzag = Array.from(
      { length: 40 },
      (_, index) => [100 + index * 20, index % 2 ? 300 : 320] as const,
    );
    expect(contourSpots(zigzag, '2000', size)).toEqual([]);
    const edge = [
      [100, 10],
      [900, 10],
    ] as const;
    expect(contourSpots(edge, '2000', size)).toEqual([]);
  });
});

describe('squares in view', () => {
  const relief = {
    origin: { lat: 51, lng: -116, latStep: 0.1, lngStep: 0.15 },
    squares: ['0-0', '1-0', '1-1', '7-3'],
  };
  const view = (south: number, west: number, north: number, east: number) => ({
    getSouth: () => south,
    getWest: () => west,
    getNorth: () => north,
    getEast: () => east,
  });

  test('are those that it touches and that have contours', () => {
    expect(squaresInView(relief, view(51.02, -115.99, 51.08, -115.9))).toEqual(['0-0']);
    expect(squaresInView(relief, view(51.02, -115.99, 51.12, -115.8))).toEqual(['0-0', '1-0', '1-1']);
    expect(squaresInView(relief, view(40, 0, 41, 1))).toEqual([]);
  });

  test('are none in a guide without heights', () => {
    expect(squaresInView({ origin: null, squares: [] }, view(51, -116, 52, -115))).toEqual([]);
  });
});

test('features of one look are drawn as one, in the order in which each look comes first', () => {
  const rock = { layer: 'rock' as const, path: [0, 0] };
  const contour = { layer: 'contour' as const, elevationM: 1600, path: [0, 0] };
  const faint = { ...contour, fade: 1 as const };
  expect(byLook([rock, contour, faint, rock, contour])).toEqual([
    { layer: 'rock', features: [rock, rock] },
    { layer: 'contour', features: [contour, contour] },
    { layer: 'contour', fade: 1, features: [faint] },
  ]);
});
