import type { Pose } from './pose.ts';

/** People on the move: on foot, on rock, on skis and skates. */
export const SPORT_POSES = {
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
} as const satisfies Readonly<Record<string, Pose>>;
