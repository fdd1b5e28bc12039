import type { TrailCoordinates } from '#schemas/types/published.ts';
import { kilometresAlong, type Stretch, stretchOf } from './alongRoute.ts';

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
