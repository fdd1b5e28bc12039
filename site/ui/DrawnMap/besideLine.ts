import { isFree, type Room } from '../MapView/base/isFree.ts';
import type { Label } from '../MapView/base/placeLabels.ts';

/** Pixels between the places along a line that are looked at: less than a label is high. */
const step = 4;

/** Offsets of a name below or above its place, in heights of its text, the nearest first. */
const shifts = [0, 1, -1, 2, -2, 3, -3];

/**
 * Returns a label moved up or down until the line does not run through it and nothing taken is in its way; null where
 * that would be far from its place.
 */
export function besideLine(
  label: Label,
  line: readonly (readonly [x: number, y: number])[],
  taken: readonly Room[] = [],
): Label | null {
  const places = shifts.map((shift) => ({ ...label, y: label.y + shift * label.height }));
  return places.find((place) => isFree(place, taken) && !crosses(line, place)) ?? null;
}

/** Returns true if a line crosses a box. */
export function crosses(
  line: readonly (readonly [x: number, y: number])[],
  { x, y, width, height }: Room,
): boolean {
  return line.some(([endX, endY], index) => {
    const [startX, startY] = line[index - 1] ?? [endX, endY];
    const steps = Math.max(1, Math.ceil(Math.hypot(endX - startX, endY - startY) / step));
    return Array.from({ length: steps + 1 }, (_, n) => n / steps).some(
      (share) =>
        Math.abs(startX + share * (endX - startX) - x) < width / 2 &&
        Math.abs(startY + share * (endY - startY) - y) < height / 2,
    );
  });
}
