import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawMassif, type Massif } from '../terrain/massif.ts';

interface RockWallOptions {
  /** A name no other wall in the picture has. */
  readonly name: string;
  readonly x: number;
  /** Half the width of the wall. */
  readonly width: number;
  readonly height: number;
  readonly baseY: number;
  readonly air?: number;
  /** Darkening of the rock, 0 to 1. */
  readonly dark?: number;
  readonly apron?: number;
  readonly treeline?: number;
  readonly snow?: number;
  readonly steepness?: number;
  readonly band?: number;
  readonly step?: number;
  readonly z?: number;
}

/** A cliff of bedded rock, close by: the castle mountain without its scree. */
export function drawRockWall(canvas: Canvas, options: RockWallOptions): Massif {
  const { palette, slug, shadowSide, width } = canvas;
  const { name, dark = 0, apron = 0, steepness = 2.6 } = options;
  const darken = (color: string) => mix(color, palette.ink, dark);
  return drawMassif({
    id: canvas.id(`wall-${name}`),
    seed: `${slug}/wall ${name}`,
    palette: {
      ...palette,
      rockLit: darken(mix(palette.rockLit, palette.stoneLit, 0.35)),
      rockMid: darken(mix(palette.rockMid, palette.stone, 0.35)),
      rockShade: darken(mix(palette.rockShade, palette.stoneShade, 0.2)),
      rockDeep: darken(palette.rockDeep),
    },
    shadowSide,
    width,
    baseY: options.baseY,
    air: options.air ?? 0,
    peaks: [
      {
        kind: 'castle',
        x: options.x,
        z: options.z ?? 270,
        height: options.height,
        width: options.width,
        apron,
        steepness,
      },
    ],
    snow: options.snow ?? 0,
    treeline: options.treeline ?? 0,
    apron: apron ? 0.1 : -0.05,
    hasTalus: false,
    step: options.step ?? 4,
    depth: 400,
    rows: 110,
    terrace: 0.9,
    band: options.band ?? 50,
    dip: 0.06,
    bandsFrom: -1,
    mist: 0.12,
    sunHeight: 0.45,
  });
}
