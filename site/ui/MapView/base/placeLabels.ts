export interface Label {
  text: string;
  /** Position of its middle in pixels. */
  x: number;
  y: number;
  /** Room that it takes, in pixels. */
  width: number;
  height: number;
  kind: 'town' | 'road' | 'lake' | 'glacier' | 'river' | 'stream' | 'peak' | 'park';
}

/** A box by its middle. */
export type Room = Pick<Label, 'x' | 'y' | 'width' | 'height'>;

/** Free pixels around a label. */
const gap = 4;

/** Heights by which a label moves up or down to make way, the nearest first. */
const shifts = [0, 1, -1, 2, -2, 3, -3];

/**
 * The labels that have room, the first ones first: none covers another, nor what is taken. A label that something taken
 * would cover moves up or down.
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

/** Returns true if a box is free of others, with a gap between. */
export function isFree(label: Room, others: readonly Room[]): boolean {
  return others.every(
    (other) =>
      Math.abs(other.x - label.x) > (other.width + label.width) / 2 + gap ||
      Math.abs(other.y - label.y) > (other.height + label.height) / 2 + gap,
  );
}
