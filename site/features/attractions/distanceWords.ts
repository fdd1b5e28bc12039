/** A distance to a town in whole kilometres: towns are points, so less than one is not told apart. */
export function distanceWords(km: number): string {
  return km < 1 ? 'less than 1 km' : `${Math.round(km)} km`;
}
