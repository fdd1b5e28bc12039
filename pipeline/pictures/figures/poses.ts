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

export const POSES = {
  stand: {
    head: [0.5, -52.5],
    shoulder: [0, -43],
    hip: [0, -25],
    nearLeg: [
      [2.5, -13],
      [3.5, 0],
    ],
    farLeg: [
      [-2.5, -13],
      [-3, 0],
    ],
    nearArm: [
      [5.5, -35],
      [5, -26],
    ],
    farArm: [
      [-5.5, -35],
      [-5, -26],
    ],
  },
  walk: {
    head: [3, -52.5],
    shoulder: [2, -43],
    hip: [0, -25],
    nearLeg: [
      [6.5, -14],
      [8, 0],
    ],
    farLeg: [
      [-2, -13],
      [-10, -1.5],
    ],
    nearArm: [
      [-4, -36],
      [1, -28],
    ],
    farArm: [
      [8, -37],
      [13, -31],
    ],
  },
  stride: {
    head: [6, -50.5],
    shoulder: [4, -41.5],
    hip: [-1, -25],
    nearLeg: [
      [9, -16],
      [9, 0],
    ],
    farLeg: [
      [-6, -14],
      [-17, -3],
    ],
    nearArm: [
      [-4, -36],
      [-12, -30],
    ],
    farArm: [
      [12, -38],
      [18, -33],
    ],
  },
  run: {
    head: [7, -51],
    shoulder: [4.5, -42],
    hip: [0, -26],
    nearLeg: [
      [10, -22],
      [8, -8],
    ],
    farLeg: [
      [-5, -15],
      [-16, -12],
    ],
    nearArm: [
      [-3, -35],
      [4, -30],
    ],
    farArm: [
      [12, -36],
      [15, -43],
    ],
  },
  point: {
    head: [1, -52.5],
    shoulder: [0, -43],
    hip: [0, -25],
    nearLeg: [
      [3, -13],
      [4.5, 0],
    ],
    farLeg: [
      [-3, -13],
      [-4, 0],
    ],
    nearArm: [
      [8, -44],
      [17, -49],
    ],
    farArm: [
      [-6, -35],
      [-2, -27],
    ],
  },
  cheer: {
    head: [0, -52.5],
    shoulder: [0, -43],
    hip: [0, -25],
    nearLeg: [
      [4, -13],
      [5.5, 0],
    ],
    farLeg: [
      [-4, -13],
      [-5.5, 0],
    ],
    nearArm: [
      [9, -49],
      [12, -60],
    ],
    farArm: [
      [-9, -49],
      [-12, -60],
    ],
  },
  photograph: {
    head: [0, -52],
    shoulder: [-1, -43],
    hip: [-1.5, -25],
    nearLeg: [
      [3, -13],
      [4, 0],
    ],
    farLeg: [
      [-4, -13],
      [-7, 0],
    ],
    nearArm: [
      [5, -38],
      [8.5, -48],
    ],
    farArm: [
      [6, -40],
      [10, -48.5],
    ],
  },
  sit: {
    head: [2, -40],
    shoulder: [0, -31],
    hip: [-2, -13],
    nearLeg: [
      [11, -15],
      [13, 0],
    ],
    farLeg: [
      [9, -14],
      [10, 0],
    ],
    nearArm: [
      [5, -24],
      [11, -19],
    ],
    farArm: [
      [5, -26],
      [12, -23],
    ],
  },
  climb: {
    head: [1, -52],
    shoulder: [0, -44],
    hip: [0, -25],
    nearLeg: [
      [9, -21],
      [6, -8],
    ],
    farLeg: [
      [-6, -13],
      [-9, 0],
    ],
    nearArm: [
      [8, -52],
      [6, -64],
    ],
    farArm: [
      [-9, -48],
      [-13, -57],
    ],
  },
  crouch: {
    head: [11, -37],
    shoulder: [5, -31],
    hip: [-6, -21],
    nearLeg: [
      [5, -13],
      [-1, -2],
    ],
    farLeg: [
      [2, -12],
      [-5, -2],
    ],
    nearArm: [
      [12, -24],
      [5, -16],
    ],
    farArm: [
      [13, -27],
      [8, -20],
    ],
  },
  glide: {
    head: [9, -48],
    shoulder: [5, -40],
    hip: [-3, -25],
    nearLeg: [
      [5, -14],
      [3, -2],
    ],
    farLeg: [
      [-12, -17],
      [-22, -12],
    ],
    nearArm: [
      [-2, -33],
      [-11, -32],
    ],
    farArm: [
      [13, -37],
      [20, -41],
    ],
  },
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;
