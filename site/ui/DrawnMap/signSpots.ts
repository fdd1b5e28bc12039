import type { Room } from '../MapView/base/isFree.ts';
import { crosses } from './besideLine.ts';

/** A sign on a drawing, in its units. */
export interface DrawnSign {
  kind: 'parking' | 'bus stop';
  x: number;
  y: number;
}

/** Width and height of a sign. */
export const signSize = 20;

/** Places around the position of a sign, in its sizes, the nearest first. */
const places = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
] as const;

/**
 * Moves signs beside the line, so that none covers it, another sign or the edge. A sign without a free place stays where
 * it is, because the text alternative names it.
 */
export function signSpots(
  signs: readonly DrawnSign[],
  line: readonly (readonly [x: number, y: number])[],
  box: { width: number; height: number },
): (DrawnSign & Room)[] {
  const placed: (DrawnSign & Room)[] = [];
  for (const sign of signs) {
    const spots = places.map(([across, down]) => ({
      ...sign,
      x: sign.x + across * signSize,
      y: sign.y + down * signSize,
      width: signSize,
      height: signSize,
    }));
    const isInside = ({ x, y }: Room) =>
      Math.abs(x - box.width / 2) <= (box.width - signSize) / 2 &&
      Math.abs(y - box.height / 2) <= (box.height - signSize) / 2;
    const isFree = (spot: Room) =>
      placed.every((other) => Math.max(Math.abs(other.x - spot.x), Math.abs(other.y - spot.y)) > signSize);
    const spot = spots.find((one) => isInside(one) && isFree(one) && !crosses(line, one)) ?? spots[0];
    if (spot) placed.push(spot);
  }
  return placed;
}
