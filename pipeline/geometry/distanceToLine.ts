import type { Place } from '#schemas/rules/distanceBetween.ts';
import { distanceToSegment, inMetres } from './metres.ts';

/**
 * Returns the kilometres from a place to the nearest point of a line, on the ground; infinitely many to a line
 * without points.
 */
export function distanceToLine(place: Place, line: readonly Place[]): number {
  const flat = [place, ...line].map(({ lat, lng }) => ({ lat, lng, elevation: null }));
  const [from, ...points] = inMetres(flat);
  const metres = points.map((point, index) =>
    from ? distanceToSegment(from, points[index - 1] ?? point, point) : Number.POSITIVE_INFINITY,
  );
  return Math.min(...metres) / 1000;
}
