import { fivePointMean } from './climb.ts';
import { distancesAlong, type RoutePoint } from './line.ts';
import { heightAt, type HeightGrid } from './heightGrid.ts';

/** Greatest distance in kilometres between two points whose heights are read. */
const stepKm = 0.05;

/** A point of a line with its height. */
export type PointWithHeight = NamedPoint & { elevation: number };

type NamedPoint = RoutePoint & { name?: string | null };

/**
 * Returns a line with a point at least every 50 m, each with the height of the ground in metres: the mean of five
 * neighbours of the grid, moved to the stated heights where a point has one, and in proportion to the distance in
 * between. Null if a part of the line lies outside of the grid.
 */
export function heightsAlong(points: readonly NamedPoint[], grid: HeightGrid): PointWithHeight[] | null {
  const line = withSteps(points);
  const ground: number[] = [];
  for (const { point } of line) {
    const height = heightAt(grid, point);
    if (height === null) return null;
    ground.push(height);
  }
  const smooth = fivePointMean(ground);
  const distances = distancesAlong(line.map(({ point }) => point));
  const stated = line.flatMap(({ own }, index) =>
    own && own.elevation !== null
      ? [{ km: distances[index] ?? 0, by: own.elevation - (smooth[index] ?? 0) }]
      : [],
  );
  return line.map(({ point, own }, index): PointWithHeight => {
    const elevation = round((smooth[index] ?? 0) + shiftAt(stated, distances[index] ?? 0));
    return { ...own, ...point, elevation };
  });
}

interface Step {
  point: { lat: number; lng: number; elevation: null };
  /** The point of the line itself; null for one in between. */
  own: NamedPoint | null;
}

function withSteps(points: readonly NamedPoint[]): Step[] {
  const distances = distancesAlong(points);
  return points.flatMap((own, index): Step[] => {
    const before = points[index - 1];
    const km = (distances[index] ?? 0) - (distances[index - 1] ?? 0);
    const parts = before ? Math.max(1, Math.ceil(km / stepKm)) : 1;
    const between = Array.from({ length: parts - 1 }, (_, n): Step => {
      const share = (n + 1) / parts;
      const from = before ?? own;
      return {
        point: {
          lat: from.lat + share * (own.lat - from.lat),
          lng: from.lng + share * (own.lng - from.lng),
          elevation: null,
        },
        own: null,
      };
    });
    return [...between, { point: { lat: own.lat, lng: own.lng, elevation: null }, own }];
  });
}

/** Returns the metres by which the ground is moved at a distance: between two stated heights in proportion. */
function shiftAt(stated: readonly { km: number; by: number }[], km: number): number {
  const after = stated.find((one) => one.km >= km);
  const before = stated.findLast((one) => one.km <= km);
  if (!after || !before) return (after ?? before)?.by ?? 0;
  const share = after.km === before.km ? 0 : (km - before.km) / (after.km - before.km);
  return before.by + share * (after.by - before.by);
}

function round(metres: number): number {
  return Math.round(metres * 10) / 10;
}
