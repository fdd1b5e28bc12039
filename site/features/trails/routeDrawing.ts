import type { RouteDetail } from '#schemas/types/published.ts';
import { type DrawnPoint, kilometresAlong } from './alongRoute.ts';

export interface RouteDrawing {
  path: string;
  start: [x: number, y: number];
  end: [x: number, y: number];
  /** Length of a round number of kilometres in the drawing. */
  scale: { km: number; width: number };
  /** The points of the line, in the units of the box. */
  points: DrawnPoint[];
  /** Where any place stands in the drawing. */
  project: (place: { lat: number; lng: number }) => [x: number, y: number];
}

const kmPerDegree = 111.32;
/** A short walk is not blown up beyond this many kilometres across. */
const smallestSpan = 0.6;

/** A route as a line within a box, north up, in an equal-distance projection around its middle; null without two points. */
export function routeDrawing(
  route: Pick<RouteDetail, 'preview' | 'bounds' | 'lengthKm'>,
  box: { width: number; height: number; margin: number },
): RouteDrawing | null {
  const { preview, bounds } = route;
  const first = preview[0];
  const last = preview.at(-1);
  if (!first || !last || preview.length < 2) return null;
  const midLat = (bounds.south + bounds.north) / 2;
  const midLng = (bounds.west + bounds.east) / 2;
  const kmPerLng = kmPerDegree * Math.cos((midLat * Math.PI) / 180);
  const across = Math.max((bounds.east - bounds.west) * kmPerLng, smallestSpan);
  const up = Math.max((bounds.north - bounds.south) * kmPerDegree, smallestSpan);
  const perKm = Math.min((box.width - 2 * box.margin) / across, (box.height - 2 * box.margin) / up);
  const spot = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [
    Number((box.width / 2 + (lng - midLng) * kmPerLng * perKm).toFixed(1)),
    Number((box.height / 2 - (lat - midLat) * kmPerDegree * perKm).toFixed(1)),
  ];
  const along = kilometresAlong(route);
  const km = [5, 2, 1, 0.5, 0.2].find((length) => length * perKm <= box.width / 3) ?? 0.1;
  return {
    path: `M${preview.map((point) => spot(point).join(' ')).join('L')}`,
    start: spot(first),
    end: spot(last),
    scale: { km, width: km * perKm },
    points: preview.map((point, index) => {
      const [x, y] = spot(point);
      return { x, y, km: along[index] ?? 0 };
    }),
    project: spot,
  };
}
