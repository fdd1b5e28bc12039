import type { Canvas } from '../canvas.ts';
import { SEASONS } from '../palettes.ts';
import { drawCirque } from './cirque.ts';
import { drawMassif } from './massif.ts';
import { type MountainSite, PEAK_SHAPES, type PeakWord } from './peakShapes.ts';

interface MountainOptions {
  /** The y at which the mountains stand. */
  readonly baseY: number;
  /** Height before the scene's own `height` is applied; 1 is usual. */
  readonly scale?: number;
  /** The x of the main mountain, where it is not the scene's own. */
  readonly x?: number;
  readonly snow?: number;
  readonly air?: number;
  /** True if forest climbs the foot of the mountains, which is the default. */
  readonly isBare?: boolean;
}

/** Peaks for scenes without `peaks`; the slug picks one. */
const USUAL_PEAKS: readonly [readonly PeakWord[], ...(readonly PeakWord[])[]] = [
  ['pyramid', 'wall'],
  ['horn', 'wall'],
  ['broad'],
  ['twin'],
  ['tilted'],
  ['wall', 'dome'],
  ['pyramid', 'dome'],
  ['sawtooth'],
];

/** The mountains of a scene: a hazy far range and, before it, the shapes its `peaks` name. */
export function drawMountains(canvas: Canvas, options: MountainOptions): string {
  const { scene, width, palette, shadowSide, slug } = canvas;
  const choice = canvas.random('choose mountains');
  const scale = (options.scale ?? 1) * (scene.height ?? choice.between(0.92, 1.06));
  const words = scene.peaks ?? choice.pick(USUAL_PEAKS);
  const isMirrored = scene.mirrored ?? choice() < 0.4;
  const far = drawFarRange(canvas, options.baseY - 10, scale);
  if (words.includes('cirque'))
    return far + drawCirque(canvas, options.baseY, scale, options.isBare ?? false);
  const site: MountainSite = {
    x: options.x ?? canvas.mountainX,
    width,
    scale,
    dir: isMirrored ? -1 : 1,
  };
  const season = SEASONS[scene.season];
  const has = (word: PeakWord) => words.includes(word);
  const isCliffy = has('castle') || has('icecap');
  const main = drawMassif({
    id: canvas.id('range'),
    seed: `${slug}/range`,
    palette,
    shadowSide,
    width,
    baseY: options.baseY,
    air: options.air ?? 0.06,
    peaks: words.flatMap((word) => PEAK_SHAPES[word](site)),
    snow: options.snow ?? Math.min(1, (scene.snow ?? season.snow) * (has('icecap') ? 1.6 : 1)),
    treeline: options.isBare ? 0 : season.treeline,
    hasTalus: !isCliffy,
    ...(has('tilted') && { dip: 0.5 * site.dir }),
    terrace: terraceOf(words),
    roughness: has('castle') ? 0.022 : 0.032,
    mist: 0.5,
  });
  return far + main.svg;
}

function terraceOf(words: readonly PeakWord[]): number {
  if (words.includes('tilted')) return 0.7;
  if (words.includes('castle')) return 0.35;
  if (words.includes('sawtooth')) return 0.38;
  return words.includes('horn') ? 0.5 : 0.6;
}

function drawFarRange(canvas: Canvas, baseY: number, scale: number): string {
  const { width, palette, shadowSide, slug } = canvas;
  const random = canvas.random('far range');
  return drawMassif({
    id: canvas.id('far'),
    seed: `${slug}/far`,
    palette,
    shadowSide,
    width,
    baseY,
    air: 0.62,
    isFar: true,
    step: 5,
    rows: 70,
    depth: 300,
    mist: 0.5,
    treeline: 0,
    snow: 0.25,
    peaks: [
      {
        kind: 'sawRidge',
        x: width * random.between(0.25, 0.75),
        z: 180,
        height: 230 * scale,
        width: width * 0.7,
        tips: Math.max(5, Math.round(width / 170)),
      },
      { kind: 'dome', x: width * random(), z: 150, height: 150 * scale, width: 400 },
    ],
  }).svg;
}
