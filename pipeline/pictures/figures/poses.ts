import type { Pose } from './pose.ts';
import { SPORT_POSES } from './sportPoses.ts';

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
  ...SPORT_POSES,
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;
