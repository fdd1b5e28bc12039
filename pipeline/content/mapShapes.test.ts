import { describe, expect, test } from 'vitest';
import { pointsOf } from './mapShapes.ts';

describe('the points of', () => {
  const a = [14, 51] as const;
  const b = [14.1, 51.1] as const;
  const c = [14.2, 51] as const;
  const line = [a, b, c];
  const area = [[a, b, c, a]];

  test.each([
    ['a Point', 'Point', a, [a]],
    ['a LineString', 'LineString', line, line],
    ['a Polygon', 'Polygon', area, [a, b, c, a]],
    ['a Polygon with a hole, its outline alone', 'Polygon', [...area, line], [a, b, c, a]],
    ['a LineString without points', 'LineString', [], []],
  ] as const)('%s', (_what, shape, coordinates, points) => {
    expect(pointsOf(shape, coordinates)).toEqual(points);
  });

  test.each([
    ['a number', 'Point', 14],
    ['a number', 'LineString', 14],
    ['a number', 'Polygon', 14],
    ['nothing', 'Polygon', []],
    ['a line', 'Point', line],
    ['a point', 'LineString', a],
    ['an area', 'LineString', area],
    ['a line', 'Polygon', line],
    ['a point', 'Polygon', a],
    ['a point of one number', 'Point', [14]],
    ['a point with a height', 'Point', [14, 51, 1400]],
    ['a line with one bad point', 'LineString', [a, [14.1], c]],
    ['a line with one point too deep', 'LineString', [a, [[14], [51]], c]],
    ['a point of which one number is a list', 'Point', [14, [51]]],
  ] as const)('%s has none as a %s', (_what, shape, coordinates) => {
    expect(pointsOf(shape, coordinates)).toBeNull();
  });
});
