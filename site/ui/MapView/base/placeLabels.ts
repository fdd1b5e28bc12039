import { gap, isFree, type Room } from './isFree.ts';

export interface Label extends Room {
  text: string;
  kind: 'town' | 'road' | 'lake' | 'glacier' | 'river' | 'stream' | 'peak' | 'park';
}

/** Heights by which a label moves up or down to make way, the nearest first. */
const shifts = [0, 1, -1, 2, -2, 3, -3];

/** Returns the boxes around a view in which a label would be cut. They leave the gap of labels that touch the edge. */
export function outsideOf({ x: width, y: height }: { x: number; y: number }): Room[] {
  const [thick, away] = [100, 50 + gap + 1];
  const [across, down] = [width + 2 * thick, height + 2 * thick];
  return [
    { x: width / 2, y: -away, width: across, height: thick },
    { x: width / 2, y: height + away, width: across, height: thick },
    { x: -away, y: height / 2, width: thick, height: down },
    { x: width + away, y: height / 2, width: thick, height: down },
  ];
}

/**
 * Returns the labels that have room, the first ones first: none covers another, nor what is taken. A label that would
 * be covered moves up or down.
 */
export function placeLabels<T extends Room>(labels: readonly T[], taken: readonly Room[] = []): T[] {
  const placed: T[] = [];
  for (const wanted of labels) {
    const place = shifts
      .map((shift) => ({ ...wanted, y: wanted.y + shift * (wanted.height + gap) }))
      .find((moved) => isFree(moved, taken));
    if (place && isFree(place, placed)) placed.push(place);
  }
  return placed;
}
