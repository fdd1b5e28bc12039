import type { RouteDetail } from '#schemas/types/published.ts';

/** A drawing, in the units of its view box. */
export interface DrawingBox {
  width: number;
  height: number;
  /** Free room around the drawing. */
  margin: number;
}

export interface MapProjection {
  /** Projects a place into the drawing. */
  project: (place: { lat: number; lng: number }) => [x: number, y: number];
  /** Length of a round number of kilometres in the drawing. */
  scale: { km: number; width: number };
}

const kmPerDegree = 111.32;
/** Nothing is blown up beyond this many kilometres across. */
const smallestSpan = 0.6;

/** Fits bounds into a box, north up, in an equal-distance projection around their middle. */
export function mapProjection(bounds: RouteDetail['bounds'], box: DrawingBox): MapProjection {
  const midLat = (bounds.south + bounds.north) / 2;
  const midLng = (bounds.west + bounds.east) / 2;
  const kmPerLng = kmPerDegree * Math.cos((midLat * Math.PI) / 180);
  const across = Math.max((bounds.east - bounds.west) * kmPerLng, smallestSpan);
  const up = Math.max((bounds.north - bounds.south) * kmPerDegree, smallestSpan);
  const perKm = Math.min((box.width - 2 * box.margin) / across, (box.height - 2 * box.margin) / up);
  const km = [10, 5, 2, 1, 0.5, 0.2].find((length) => length * perKm <= box.width / 3) ?? 0.1;
  return {
    project: ({ lat, lng }) => [
      Number((box.width / 2 + (lng - midLng) * kmPerLng * perKm).toFixed(1)),
      Number((box.height / 2 - (lat - midLat) * kmPerDegree * perKm).toFixed(1)),
    ],
    scale: { km, width: km * perKm },
  };
}
