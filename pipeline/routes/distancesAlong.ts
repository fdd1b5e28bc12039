import { distance } from '@turf/turf';

/** Kilometres walked from the first point to each point of a line. */
export function distancesAlong(points: readonly { lat: number; lng: number }[]): number[] {
  let walked = 0;
  return points.map((point, index) => {
    const previous = points[index - 1];
    if (previous) walked += distance([previous.lng, previous.lat], [point.lng, point.lat]);
    return walked;
  });
}
