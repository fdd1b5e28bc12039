import { lerp } from '../interpolate.ts';
import type { Point } from '../svg.ts';
import { pointOnCurve } from './path.ts';

interface PlanView {
  readonly centre: number;
  /** Units in a step of 1 across, right before the viewer. */
  readonly reach: number;
  /** The y of the near edge of the plan and of its far edge. */
  readonly near: number;
  readonly far: number;
}

/** Ratio of the distances of the far and the near edge. */
const DEPTH = 3;

/** Projects a map of flat land as seen from high up: across -1 to 1, away 0 (near) to 1 (far). */
export function planView({ centre, reach, near, far }: PlanView): (across: number, away: number) => Point {
  const end = 1 / (1 + DEPTH);
  return (across, away) => {
    const size = 1 / (1 + DEPTH * away);
    return [centre + across * reach * size, lerp(far, near, (size - end) / (1 - end))];
  };
}

/** A closed curve through points. */
export function closedCurve(points: readonly Point[], steps = points.length * 8): Point[] {
  const [first] = points;
  if (!first) return [];
  // Two turns and the middle taken, so that the joint is as smooth as the rest.
  const around = [...points, ...points, first];
  return Array.from({ length: steps }, (_, i) => pointOnCurve(around, 0.25 + (0.5 * i) / steps));
}
