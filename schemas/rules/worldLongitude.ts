/**
 * Returns a longitude in degrees as the world writes it, from -180 to 180. In a guide across the 180th meridian longitudes
 * count on beyond it, so that its maps and distances know no seam.
 */
export function worldLongitude(lng: number): number {
  return lng > 180 ? Math.round((lng - 360) * 1e7) / 1e7 : lng;
}
