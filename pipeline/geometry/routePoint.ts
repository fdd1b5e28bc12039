/** A point of a route. Degrees, metres above sea level; null where nobody measured the elevation. */
export interface RoutePoint {
  lat: number;
  lng: number;
  elevation: number | null;
  /** What is at the point, where a walker knows it. */
  name?: string | null;
}
