/** A box by its middle, in pixels. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Free pixels around a label. */
export const gap = 4;

/** Returns true if a box is free of others, with a gap between. */
export function isFree({ x, y, width, height }: Room, others: readonly Room[]): boolean {
  return others.every(
    (other) =>
      Math.abs(other.x - x) > (other.width + width) / 2 + gap ||
      Math.abs(other.y - y) > (other.height + height) / 2 + gap,
  );
}

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
