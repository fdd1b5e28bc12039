/** Steps to a degree in published paths. */
const perDegree = 10_000;

/** Returns latitude and longitude of every point of a published path. */
export function decodePath(path: readonly number[]): [lat: number, lng: number][] {
  const points: [number, number][] = [];
  let lng = 0;
  let lat = 0;
  for (let index = 0; index + 1 < path.length; index += 2) {
    lng += path[index] ?? 0;
    lat += path[index + 1] ?? 0;
    points.push([lat / perDegree, lng / perDegree]);
  }
  return points;
}
