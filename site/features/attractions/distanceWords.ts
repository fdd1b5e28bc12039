/** Formats a distance to a town in whole kilometres, because a town is a point on the map. */
export function distanceWords(km: number): string {
  return km < 1 ? 'less than 1 km' : `${Math.round(km)} km`;
}
