import { distanceBetween, earthRadiusKm, type Place } from '#schemas/rules/distanceBetween.ts';

/** A box in degrees. */
export interface Region {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Longest step, in kilometres, that a walker can make between two points of a recorded track. */
export const maxStepKm = 0.5;

export function isInRegion({ south, west, north, east }: Region, { lat, lng }: Place): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/**
 * Returns the steps of a line that are longer than a walker's: the index of the point after each, and its length in
 * kilometres.
 */
export function jumpsIn(points: readonly Place[]): { index: number; km: number }[] {
  const jumps: { index: number; km: number }[] = [];
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1];
    if (!previous || isSurelyStep(previous, point)) continue;
    const km = distanceBetween(previous, point);
    if (km > maxStepKm) jumps.push({ index, km });
  }
  return jumps;
}

/**
 * Returns true if a step is surely short enough: the way along a meridian and then a parallel is no shorter than the
 * straight one.
 */
function isSurelyStep(a: Place, b: Place): boolean {
  const degrees = Math.abs(a.lat - b.lat) + Math.abs(a.lng - b.lng);
  return degrees * earthRadiusKm * (Math.PI / 180) < maxStepKm;
}
