import type { RouteDetail } from '#schemas/types/published.ts';
import type { MapProjection } from '../../../ui/DrawnMap/mapProjection.ts';

/** Pixels between two numbers, and between a number and a dot at an end. */
const apart = 22;

interface NumberedPoint {
  x: number;
  y: number;
  /** As in the list below the profile. */
  number: number;
}

/** Returns the named points between start and end that have room on a map; the dots stand at both ends. */
export function numberedPoints(
  waypoints: RouteDetail['waypoints'],
  { project, start, end }: Pick<MapProjection, 'project'> & Record<'start' | 'end', [x: number, y: number]>,
): NumberedPoint[] {
  const taken: [x: number, y: number][] = [start, end];
  return waypoints.flatMap((waypoint, index): NumberedPoint[] => {
    const [x, y] = project(waypoint);
    if (taken.some((other) => Math.hypot(other[0] - x, other[1] - y) < apart)) return [];
    taken.push([x, y]);
    return [{ x, y, number: index + 1 }];
  });
}
