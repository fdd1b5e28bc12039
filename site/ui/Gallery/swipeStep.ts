export interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger must travel sideways to turn the picture. */
const swipeDistance = 48;

/** Returns the step of a swipe: 1 to the next picture, -1 to the previous one, 0 if it was short or vertical. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const sideways = to.x - from.x;
  const upOrDown = Math.abs(to.y - from.y);
  if (Math.abs(sideways) < swipeDistance || Math.abs(sideways) <= upOrDown) return 0;
  return sideways < 0 ? 1 : -1;
}
