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

/** Estimates the drive of a straight-line distance; roads are longer than the line and slower than the limit. */
export function driveOver(straightKm: number, { roadFactor, speedKmh }: PlannerRules['travel']): Drive {
  const km = straightKm * roadFactor;
  return { km: Math.round(km), minutes: Math.round((km / speedKmh) * 60) };
}
