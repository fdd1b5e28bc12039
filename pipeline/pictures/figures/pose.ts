import type { Point } from '../svg.ts';

/** The joints of a person 60 units tall who faces right, feet at the origin (y is negative upwards). */
export interface Pose {
  readonly head: Point;
  readonly shoulder: Point;
  readonly hip: Point;
  readonly nearLeg: readonly [knee: Point, foot: Point];
  readonly farLeg: readonly [knee: Point, foot: Point];
  readonly nearArm: readonly [elbow: Point, hand: Point];
  readonly farArm: readonly [elbow: Point, hand: Point];
}
