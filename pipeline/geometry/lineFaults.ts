import { distanceBetween, type Place } from './distanceBetween.ts';

export { distanceBetween };

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

/** Steps of a line that are longer than a walker's: the index of the point after each, and its length in kilometres. */
export function jumpsIn(points: readonly Place[]): { index: number; km: number }[] {
  return points.flatMap((point, index) => {
    const previous = points[index - 1];
    const km = previous ? distanceBetween(previous, point) : 0;
    return km > maxStepKm ? [{ index, km }] : [];
  });
}
