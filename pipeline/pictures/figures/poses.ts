import { type Point, points } from '../svg.ts';
import type { Pose } from './pose.ts';

type Joints = [Point, Point, Point, Point, Point, Point, Point, Point, Point, Point, Point];

/** Reads the joints of a pose: head, shoulder, hip; knee and foot of the near leg, of the far one; elbow and hand of the near arm, of the far one. */
function pose(text: string): Pose {
  const [head, shoulder, hip, knee, foot, farKnee, farFoot, elbow, hand, farElbow, farHand] = points(
    text,
  ) as Joints;
  return {
    head,
    shoulder,
    hip,
    nearLeg: [knee, foot],
    farLeg: [farKnee, farFoot],
    nearArm: [elbow, hand],
    farArm: [farElbow, farHand],
  };
}

export const POSES = {
  stand: pose('0.5 -52.5, 0 -43, 0 -25, 2.5 -13, 3.5 0, -2.5 -13, -3 0, 5.5 -35, 5 -26, -5.5 -35, -5 -26'),
  walk: pose('3 -52.5, 2 -43, 0 -25, 6.5 -14, 8 0, -2 -13, -10 -1.5, -4 -36, 1 -28, 8 -37, 13 -31'),
  point: pose('1 -52.5, 0 -43, 0 -25, 3 -13, 4.5 0, -3 -13, -4 0, 8 -44, 17 -49, -6 -35, -2 -27'),
  cheer: pose('0 -52.5, 0 -43, 0 -25, 4 -13, 5.5 0, -4 -13, -5.5 0, 9 -49, 12 -60, -9 -49, -12 -60'),
  photograph: pose('0 -52, -1 -43, -1.5 -25, 3 -13, 4 0, -4 -13, -7 0, 5 -38, 8.5 -48, 6 -40, 10 -48.5'),
  sit: pose('2 -40, 0 -31, -2 -13, 11 -15, 13 0, 9 -14, 10 0, 5 -24, 11 -19, 5 -26, 12 -23'),
  run: pose('7 -51, 4.5 -42, 0 -26, 10 -22, 8 -8, -5 -15, -16 -12, -3 -35, 4 -30, 12 -36, 15 -43'),
  climb: pose('1 -52, 0 -44, 0 -25, 9 -21, 6 -8, -6 -13, -9 0, 8 -52, 6 -64, -9 -48, -13 -57'),
  crouch: pose('11 -37, 5 -31, -6 -21, 5 -13, -1 -2, 2 -12, -5 -2, 12 -24, 5 -16, 13 -27, 8 -20'),
  glide: pose('9 -48, 5 -40, -3 -25, 5 -14, 3 -2, -12 -17, -22 -12, -2 -33, -11 -32, 13 -37, 20 -41'),
  stride: pose('6 -50.5, 4 -41.5, -1 -25, 9 -16, 9 0, -6 -14, -17 -3, -4 -36, -12 -30, 12 -38, 18 -33'),
} as const;

export type PoseName = keyof typeof POSES;
