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
