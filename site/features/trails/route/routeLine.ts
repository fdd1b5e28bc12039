import type { TrailCoordinates } from '#schemas/types/published.ts';

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
