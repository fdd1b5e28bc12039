import type { PlannerRules } from '#schemas/types/published.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Drive {
  /** Estimated from the straight-line distance. */
  km: number;
  minutes: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const halfLng = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = halfLat + halfLng * Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * Math.asin(Math.sqrt(chord)) * earthRadiusKm;
}

/** Estimates the drive between two places; roads are longer than the straight line and slower than the limit. */
export function driveBetween(
  a: Position,
  b: Position,
  { roadFactor, speedKmh }: PlannerRules['travel'],
): Drive {
  const km = distanceKm(a, b) * roadFactor;
  return { km: Math.round(km), minutes: Math.round((km / speedKmh) * 60) };
}
