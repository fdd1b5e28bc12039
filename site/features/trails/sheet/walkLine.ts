import type { RouteDetail, TrailDetail } from '#schemas/types/published.ts';
import type { MapLine } from '../../../ui/MapView/mapTypes.ts';
import { hazardStretch } from '../route/alongRoute.ts';
import { dangerousPoints } from '../route/routeLine.ts';

/** Returns the line of a walk for a printed map, with its numbered points and its dangerous part. */
export function walkLine(trail: TrailDetail, route: RouteDetail): MapLine {
  return {
    points: route.preview,
    dashed: route.accuracy !== 'recorded',
    waypoints: route.waypoints,
    danger: dangerousPoints(route.preview, route.lengthKm, hazardStretch(trail)),
  };
}
