import type { TrailCoordinates, RouteDetail } from '#schemas/types/published.ts';
import { kilometresAlong, stretchOf, type Stretch } from './alongRoute.ts';
import type { MapProjection } from '../../../ui/DrawnMap/mapProjection.ts';
import { capitalize } from '../../../ui/text/text.ts';

type Points = TrailCoordinates[string];

const fewestPoints = 10;
const mostWaypoints = 3;
const pointsPerWaypoint = 15;

/** Returns up to three points evenly spread between start and end, or none for ten points or fewer. */
export function routeWaypoints(points: Points): Points {
  if (points.length <= fewestPoints) return [];
  const count = Math.min(mostWaypoints, Math.floor(points.length / pointsPerWaypoint));
  return Array.from({ length: count }, (_, index) =>
    Math.round(((index + 1) * (points.length - 1)) / (count + 1)),
  ).flatMap((at) => points[at] ?? []);
}

/** Returns the part of a line on which avalanches are a hazard; one point for a hazard in one place, none without. */
export function dangerousPoints(
  points: readonly { lat: number; lng: number }[],
  lengthKm: number,
  stretch: Stretch | null,
): { lat: number; lng: number }[] {
  if (!stretch) return [];
  const preview = points.map(({ lat, lng }) => ({ lat, lng, elevation: null }));
  const along = kilometresAlong({ preview, lengthKm });
  const line = points.map(({ lat, lng }, index) => ({ x: lng, y: lat, km: along[index] ?? 0 }));
  return stretchOf(line, stretch.fromKm, stretch.toKm).map(({ x, y }) => ({ lat: y, lng: x }));
}

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

/** Notes about the accuracy of a route. */
export const routeNotes = {
  recorded: 'Recorded route.',
  traced: 'Traced from maps. Not for navigation.',
  sketch: 'Approximate route. Not for navigation.',
} as const;

/** Returns a readable name made from the slug of a trail. */
export function trailNameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => capitalize(word))
    .join(' ');
}
