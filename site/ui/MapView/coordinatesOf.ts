import type { MapPoint } from './mapTypes.ts';

interface Stated {
  latitude: string | null;
  longitude: string | null;
}

/** A number in the usual notation; "51.4N" and the like are none. */
const number = /^[+-]?\d+(\.\d+)?$/;

function degrees(text: string | null, limit: number): number | null {
  if (!text || !number.test(text.trim())) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}

/** Parses the coordinates of a record; null if one is missing or invalid. */
export function coordinatesOf({ latitude, longitude }: Stated): MapPoint | null {
  // Leaflet knows no place beyond 85 degrees.
  const lat = degrees(latitude, 85);
  const lng = degrees(longitude, 180);
  return lat === null || lng === null ? null : { lat, lng };
}

/** Returns true if a map can show a point. */
export function isOnMap({ lat, lng }: MapPoint): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
}
