import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';

/** Heights that a walker can have, in metres: the shore of the Dead Sea and the top of Everest. */
const lowest = -430;
const highest = 8_849;

/** A receiver errs by some metres; a rise of more than this, steeper than a wall leaning back, is no walk. */
const spikeM = 60;
const steepest = 1.5;

/**
 * Returns the points of a recorded track without the pauses. Throws an Error that names the point of the track,
 * counted from 1, when the track shows no walk or a height is none that a walker can have there.
 */
export function soundPoints(recorded: readonly RoutePoint[]): RoutePoint[] {
  for (const [index, { elevation }] of recorded.entries()) {
    if (elevation !== null && (elevation < lowest || elevation > highest))
      throw new Error(
        `point ${index + 1} of the track is ${elevation} m high, which no walker is. ${elevation > highest ? 'Are the heights in feet? Then export them in metres. ' : ''}${mend}`,
      );
  }
  for (const [index, point] of recorded.entries()) {
    const before = recorded[index - 1];
    if (before && isSpike(before, point)) {
      throw new Error(
        `between points ${index} and ${index + 1} of the track the height changes from ${before.elevation} to ${point.elevation} m within ${Math.round(metresBetween(before, point))} m. ${mend}`,
      );
    }
  }
  const moved = recorded.filter((point, index) => {
    const previous = recorded[index - 1];
    return !previous || previous.lat !== point.lat || previous.lng !== point.lng;
  });
  if (moved.length < 2) throw new Error('all points of the track are at one place: it shows no walk');
  return moved;
}

const mend = 'Remove or correct such points in a program for tracks, and import the file again.';

function isSpike(before: RoutePoint, point: RoutePoint): boolean {
  if (before.elevation === null || point.elevation === null) return false;
  const rise = Math.abs(point.elevation - before.elevation);
  return rise > spikeM && rise > steepest * metresBetween(before, point);
}

function metresBetween(a: RoutePoint, b: RoutePoint): number {
  return distanceBetween(a, b) * 1000;
}
