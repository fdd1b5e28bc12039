import type { Peak } from './peak.ts';
import type { Scene } from '../../../schemas/types/authored.ts';

/** A word for the shape of a mountain. */
export type PeakWord = NonNullable<Scene['peaks']>[number];

/** Positions of the mountains of a picture. */
export interface MountainSite {
  /** The x of the main mountain. */
  readonly x: number;
  /** The width of the picture. */
  readonly width: number;
  readonly scale: number;
  /** The side to which tilted and shouldered mountains fall. */
  readonly dir: 1 | -1;
}

/** The mountains each word of a scene's `peaks` stands for; sizes are picture units at scale 1. */
export const PEAK_SHAPES: Readonly<Record<PeakWord, (site: MountainSite) => Peak[]>> = {
  horn: ({ x, scale }) => [
    { kind: 'pyramid', hollow: 0.5, x, z: 240, height: 500 * scale, width: 350 * scale, turn: 0.62 },
  ],
  pyramid: ({ x, scale }) => [
    { kind: 'pyramid', hollow: 0.22, x, z: 240, height: 400 * scale, width: 430 * scale },
  ],
  twin: ({ x, scale, dir }) => [
    {
      kind: 'pyramid',
      hollow: 0.22,
      x: x - 130 * scale * dir,
      z: 240,
      height: 390 * scale,
      width: 380 * scale,
    },
    {
      kind: 'pyramid',
      hollow: 0.22,
      x: x + 190 * scale * dir,
      z: 280,
      height: 325 * scale,
      width: 350 * scale,
    },
  ],
  broad: ({ x, width, scale, dir }) => [
    { kind: 'pyramid', hollow: 0.22, x, z: 260, height: 400 * scale, width: 520 * scale, turn: 0.4 },
    {
      kind: 'pyramid',
      hollow: 0.22,
      x: x + Math.max(230, width * 0.23) * dir,
      z: 300,
      height: 290 * scale,
      width: 420 * scale,
    },
  ],
  tilted: ({ x, scale, dir }) => [
    { kind: 'slab', x: x - 120 * scale * dir, z: 220, height: 410 * scale, width: 430 * scale, dir },
    { kind: 'slab', x: x + 220 * scale * dir, z: 260, height: 310 * scale, width: 380 * scale, dir },
    { kind: 'slab', x: x + 500 * scale * dir, z: 280, height: 230 * scale, width: 360 * scale, dir },
  ],
  castle: ({ x, width, scale }) => [
    {
      kind: 'castle',
      x,
      z: 250,
      height: 360 * scale,
      width: Math.max(330, width * 0.36),
      apron: 0.44,
      steepness: 2.6,
    },
  ],
  sawtooth: ({ width, scale }) => [
    {
      kind: 'sawRidge',
      x: width * 0.5,
      z: 270,
      height: 400 * scale,
      width: width * 0.56,
      tips: Math.max(4, Math.round(width / 185)),
    },
  ],
  cirque: () => [],
  wall: ({ x, width, scale }) => [
    {
      kind: 'sawRidge',
      x: width - x * 0.9,
      z: 310,
      height: 290 * scale,
      width: Math.max(330, width * 0.34),
      tips: 5,
    },
  ],
  dome: ({ x, width, scale }) => [
    { kind: 'dome', x, z: 250, height: 300 * scale, width: 380 * scale },
    { kind: 'dome', x: width - x, z: 200, height: 190 * scale, width: 330 * scale },
  ],
  icecap: ({ x, width, scale }) => [
    {
      kind: 'castle',
      x,
      z: 290,
      height: 310 * scale,
      width: Math.max(330, width * 0.4),
      apron: 0.44,
      steepness: 2.6,
    },
    {
      kind: 'pyramid',
      hollow: 0.22,
      x: x + Math.max(150, width * 0.17),
      z: 430,
      height: 330 * scale,
      width: 380 * scale,
    },
  ],
};
