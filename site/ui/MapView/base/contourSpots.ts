/** A height written along a contour. */
export interface ContourSpot {
  text: string;
  x: number;
  y: number;
  /** Degrees by which the text is turned, between -90 and 90 so that it never stands on its head. */
  angle: number;
}

/** Pixels of a contour that a height takes. */
const run = 44;

/** Most degrees by which a contour bends at its height label. */
const greatestBend = 30;

/** Pixels between two heights on one contour. */
const apart = 420;

type Pixel = readonly [x: number, y: number];

/**
 * Returns the places along a contour where its height can be written: where it runs nearly straight, inside of a box
 * from 0 to its size.
 */
export function contourSpots(
  line: readonly Pixel[],
  text: string,
  size: { x: number; y: number },
): ContourSpot[] {
  const spots: ContourSpot[] = [];
  let since = apart / 2;
  for (const [index, end] of line.entries()) {
    const start = line[index - 1];
    if (!start) continue;
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy);
    since += length;
    const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const isInside = x > run && y > run && x < size.x - run && y < size.y - run;
    if (since < apart || !isInside || !isStraightAround(line, index, length)) continue;
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    spots.push({ text, x, y, angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle });
    since = 0;
  }
  return spots;
}

/** Returns true if a contour runs nearly straight where a height would stand. */
function isStraightAround(line: readonly Pixel[], index: number, length: number): boolean {
  if (length >= run) return true;
  const before = line[index - 2];
  const [start, end] = [line[index - 1], line[index]];
  const after = line[index + 1];
  if (!before || !start || !end || !after) return false;
  const whole = angleOf(before, after);
  const stretches = [angleOf(before, start), angleOf(start, end), angleOf(end, after)];
  const isStraight = stretches.every((angle) => turnBetween(angle, whole) < greatestBend);
  return isStraight && Math.hypot(after[0] - before[0], after[1] - before[1]) >= run;
}

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return Math.min(turn, 360 - turn);
}

function angleOf([x1, y1]: Pixel, [x2, y2]: Pixel): number {
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}
