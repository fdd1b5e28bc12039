/** A place in degrees, as GeoJSON writes it. */
export type LngLat = [lng: number, lat: number];
