/** A point of a route. Degrees, metres above sea level; null if the elevation was not measured. */
export interface RoutePoint {
  lat: number;
  lng: number;
  elevation: number | null;
  /** Name of the place at the point, if walkers know it. */
  name?: string | null;
}
