import type { RouteDetail } from '#schemas/types/published.ts';
import { type DrawingBox, type MapProjection, mapProjection } from '../../ui/DrawnMap/mapProjection.ts';
import { type DrawnPoint, kilometresAlong } from './alongRoute.ts';

export interface RouteDrawing extends MapProjection {
  path: string;
  start: [x: number, y: number];
  end: [x: number, y: number];
  /** The points of the line, in the units of the box. */
  points: DrawnPoint[];
}

/** A route as a line within a box; null without two points. */
export function routeDrawing(
  route: Pick<RouteDetail, 'preview' | 'bounds' | 'lengthKm'>,
  box: DrawingBox,
): RouteDrawing | null {
  const { preview, bounds } = route;
  const first = preview[0];
  const last = preview.at(-1);
  if (!first || !last || preview.length < 2) return null;
  const { project, scale } = mapProjection(bounds, box);
  const along = kilometresAlong(route);
  return {
    path: `M${preview.map((point) => project(point).join(' ')).join('L')}`,
    start: project(first),
    end: project(last),
    points: preview.map((point, index) => {
      const [x, y] = project(point);
      return { x, y, km: along[index] ?? 0 };
    }),
    project,
    scale,
  };
}
