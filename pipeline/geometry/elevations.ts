import { distancesAlong, type RoutePoint } from './line.ts';

/**
 * Fills unknown elevations between two known ones in proportion to the distance walked, in metres with one decimal.
 * Elevations before the first known one and after the last stay null.
 */
export function interpolateElevations<T extends RoutePoint>(points: readonly T[]): T[] {
  const distances = distancesAlong(points);
  const known = points.flatMap(({ elevation }, index) => (elevation === null ? [] : [{ index, elevation }]));
  return points.map((point, index) => {
    if (point.elevation !== null) return point;
    const before = known.findLast((other) => other.index < index);
    const after = known.find((other) => other.index > index);
    if (!before || !after) return point;
    const start = distances[before.index] ?? 0;
    const span = (distances[after.index] ?? 0) - start;
    const share = span === 0 ? 0 : ((distances[index] ?? 0) - start) / span;
    const elevation = before.elevation + share * (after.elevation - before.elevation);
    return { ...point, elevation: Math.round(elevation * 10) / 10 };
  });
}

const metresPerFoot = 0.3048;

/** Metres by which two sources of a height may differ. Heights in feet are further from the truth by far. */
const heightTolerance = 25;

/**
 * Returns the height in metres that a track tops at if its heights are in feet, because only then it is as high as the
 * highest point is stated; null if not.
 */
export function metresIfInFeet(top: number, highPoint: number): number | null {
  const isNear = (metres: number) => Math.abs(metres - highPoint) <= heightTolerance;
  return !isNear(top) && isNear(top * metresPerFoot) ? Math.round(top * metresPerFoot) : null;
}
