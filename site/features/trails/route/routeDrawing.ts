import type { RouteDetail } from '#schemas/types/published.ts';
import { type DrawingBox, type MapProjection, mapProjection } from '../../../ui/DrawnMap/mapProjection.ts';
import { type DrawnPoint, kilometresAlong } from './alongRoute.ts';

export interface RouteDrawing extends MapProjection {
  path: string;
  /** The line and the dots at its ends, which labels must not cover. */
  covered: [x: number, y: number][];
  start: [x: number, y: number];
  end: [x: number, y: number];
  /** Points of the line, in the units of the box. */
  points: DrawnPoint[];
}

/** Radius of the dots at both ends. */
export const dotRadius = 8;

/** Returns the drawing of a route within a box, or null with fewer than two points. */
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
  const line = preview.map(project);
  const [start, end] = [project(first), project(last)];
  return {
    path: `M${line.map((point) => point.join(' ')).join('L')}`,
    covered: [...crossOf(start), ...line, ...crossOf(end)],
    start,
    end,
    points: line.map(([x, y], index) => ({ x, y, km: along[index] ?? 0 })),
    project,
    scale,
  };
}

/** Returns a dot as points across and down. */
function crossOf([x, y]: [x: number, y: number]): [x: number, y: number][] {
  return [
    [x - dotRadius, y],
    [x + dotRadius, y],
    [x, y - dotRadius],
    [x, y + dotRadius],
  ];
}
