import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
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

/** Returns the straight-line distance in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  return distanceBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
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
