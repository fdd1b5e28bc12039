export interface Label {
  text: string;
  /** Position in pixels: its middle, or for points the left end of its text. */
  x: number;
  y: number;
  /** Room that it takes, in pixels. */
  width: number;
  height: number;
  kind: 'town' | 'road' | 'lake' | 'river' | 'peak' | 'park';
}

type Room = Pick<Label, 'x' | 'y' | 'width' | 'height'>;

/** Free pixels around a label. */
const gap = 4;

/** The labels that have room, the first ones first: none covers another. */
export function placeLabels<T extends Room>(labels: readonly T[]): T[] {
  const placed: T[] = [];
  for (const label of labels) {
    const isFree = placed.every(
      (other) =>
        Math.abs(other.x - label.x) > (other.width + label.width) / 2 + gap ||
        Math.abs(other.y - label.y) > (other.height + label.height) / 2 + gap,
    );
    if (isFree) placed.push(label);
  }
  return placed;
}
