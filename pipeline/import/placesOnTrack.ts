import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';

/** Metres within which a recorded line passes a place that a walker knows. */
const snapM = 100;

/** A place of a sketch, by the name that visitors read. */
export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

export interface Snapped {
  /** Names of points of the track. */
  names: Map<RoutePoint, string>;
  /** Names of places that the track does not pass. */
  lost: string[];
}

/** Returns the point of a track nearest to each place of the line that it replaces, where it comes near. */
export function placesOnTrack(places: readonly NamedPlace[], track: readonly RoutePoint[]): Snapped {
  const names = new Map<RoutePoint, string>();
  const lost: string[] = [];
  for (const place of places) {
    let nearest: RoutePoint | null = null;
    let metres = Number.POSITIVE_INFINITY;
    for (const point of track) {
      const away = distanceBetween(place, point) * 1000;
      if (away < metres && !names.has(point)) [nearest, metres] = [point, away];
    }
    if (nearest && metres <= snapM) names.set(nearest, place.name);
    else lost.push(place.name);
  }
  return { names, lost };
}
