import type { RouteDetail, TrailDetail } from '#schemas/types/published.ts';
import type { MapLine } from '../../../ui/MapView/mapTypes.ts';
import { hazardStretch, kilometresAlong, stretchOf } from '../route/alongRoute.ts';

/** Returns the line of a walk for a printed map, with its numbered points and its dangerous part. */
export function walkLine(trail: TrailDetail, route: RouteDetail): MapLine {
  const along = kilometresAlong(route);
  const drawn = route.preview.map(({ lat, lng }, index) => ({ x: lng, y: lat, km: along[index] ?? 0 }));
  const stretch = hazardStretch(trail);
  const danger = stretch ? stretchOf(drawn, stretch.fromKm, stretch.toKm) : [];
  return {
    points: route.preview,
    dashed: route.accuracy !== 'recorded',
    waypoints: route.waypoints,
    danger: danger.map(({ x, y }) => ({ lat: y, lng: x })),
  };
}
