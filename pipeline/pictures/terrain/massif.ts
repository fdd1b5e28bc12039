import { mix } from '../color.ts';
import { traceRegion } from '../contour.ts';
import { type Grid, quantiles } from '../grid.ts';
import { clamp, lerp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import { simplify } from '../simplify.ts';
import { clipPath, fade, fill, group, outline, type Point, rect } from '../svg.ts';
import type { Relief } from './heightfield.ts';
import { litLand } from './litLand.ts';
import { project, type View } from './projection.ts';
import { scatterTrees } from './scatterTrees.ts';

export interface MassifOptions extends Relief {
  readonly palette: Palette;
  readonly shadowSide: 1 | -1;
  /** Height of the foot of the range in the picture. */
  readonly baseY: number;
  /** A name no other drawing in the picture has. */
  readonly id: string;
  /** Share of haze in the colours, 0 to 1. */
  readonly air?: number;
  /** Share of the rock under snow. */
  readonly snow?: number;
  /** Height of the tree line as a share of the range; 0 for bare rock. */
  readonly treeline?: number;
  readonly sunHeight?: number;
  /** Opacity of the haze at the foot. */
  readonly mist?: number;
  /** Height, as a share of the range, from which rock bands are drawn. */
  readonly bandsFrom?: number;
  /** Two tones only, for far ranges. */
  readonly isFar?: boolean;
}

export interface Massif {
  readonly svg: string;
  /** The y of the skyline at an x. */
  skylineAt(x: number): number;
}

/**
 * Draws a mountain range: builds the land, lights it, posterises the light to flat tones and traces
 * each tone. Thresholds are quantiles of the visible rock, so every picture balances itself.
 */
export function drawMassif(options: MassifOptions): Massif {
  const { seed, baseY, palette, air = 0, snow = 0.2, treeline = 0.3, isFar = false } = options;
  const { field, shading } = litLand(options, options.shadowSide, options.sunHeight);
  const view = project(field, shading, seed, snow, treeline);
  const { left, step, maxHeight } = field;
  const toPicture = (column: number, row: number): Point => [left + column * step, baseY - row * step];
  const skylineAt = (x: number) =>
    baseY - (view.skyline[clamp(Math.round((x - left) / step), 0, view.skyline.length - 1)] ?? 0);
  const paint = (color: string) => mix(color, palette.haze, air);
  const layer = (
    mask: Grid,
    threshold: number,
    color: string,
    detail: { tolerance?: number; minArea?: number } = {},
  ) => fill(traceRegion(mask, threshold, toPicture, detail), paint(color));

  const tone = view.tone.blurred(2);
  const snowiness = view.snowiness.blurred(isFar ? 3 : 5);
  const [deep, mid, lit, snowline] = thresholds(view, tone, snowiness, maxHeight, snow);
  const right = left + step * (view.skyline.length - 1);
  const skyline = Array.from(view.skyline, (height, column): Point => [left + column * step, baseY - height]);
  const silhouette = outline([[left, baseY + 60], ...simplify(skyline, 0.7), [right, baseY + 60]]);

  let svg = fill(silhouette, paint(palette.rockShade));
  if (!isFar)
    svg += layer(
      tone.map((value) => -value),
      -deep,
      palette.rockDeep,
    );
  svg += layer(tone, mid, palette.rockMid);
  if (!isFar) {
    svg += layer(tone, lit, palette.rockLit);
    svg += layer(
      ledges(view, tone, mid, maxHeight, options.bandsFrom ?? 0.2),
      0.035,
      mix(palette.rockMid, palette.rockShade, 0.35),
      { tolerance: 1.1, minArea: 30 },
    );
  }
  if (snow > 0) {
    const detail = { tolerance: 1.4, minArea: isFar ? 160 : 900 };
    const litFrom = isFar ? mid : lerp(deep, mid, 0.75);
    const softTone = tone.blurred(3);
    const litSnow = snowiness.map((value, i) =>
      Math.min((value - snowline) * 1.6, (softTone.values[i] ?? 0) - litFrom),
    );
    svg += layer(snowiness, snowline, palette.snowShade, detail) + layer(litSnow, 0, palette.snowLit, detail);
  }
  if (treeline > 0) {
    const wooded = view.woodedness.blurred(3);
    const litWood = wooded.map((value, i) => Math.min(value, ((tone.values[i] ?? 0) - mid) * 0.5));
    svg += layer(wooded, 0, mix(palette.forestFar, palette.forestMid, 0.35), {
      tolerance: 1.3,
      minArea: 500,
    });
    svg += layer(litWood, 0, mix(palette.forestFar, palette.forestLit, 0.45));
    if (!isFar)
      svg += scatterTrees({ seed, view, wooded, tone, litFrom: mid, toPicture, field, palette, paint });
  }
  const hazeTop = maxHeight * 0.62;
  const haze = [
    [0, palette.haze, 0],
    [1, palette.haze, options.mist ?? 0.55],
  ] as const;
  svg += rect(left, baseY - hazeTop, right - left, hazeTop + 60, `url(#${options.id}-haze)`);
  const definitions = `<defs>${clipPath(`${options.id}-clip`, silhouette)}${fade(`${options.id}-haze`, haze)}</defs>`;
  return { svg: definitions + group(svg, { clip: `${options.id}-clip` }), skylineAt };
}

/** Tone limits of deep shade, middle and light, and the snow limit, from the rock that shows. */
function thresholds(
  view: View,
  tone: Grid,
  snowiness: Grid,
  maxHeight: number,
  snow: number,
): [number, number, number, number] {
  const tones: number[] = [];
  const snows: number[] = [];
  for (let i = 0; i < tone.values.length; i++) {
    if (view.isLand.values[i] !== 1 || (view.height.values[i] ?? 0) <= maxHeight * 0.22) continue;
    tones.push(tone.values[i] ?? 0);
    snows.push(snowiness.values[i] ?? 0);
  }
  const [deep = 0, middle = 0, light = 0] = quantiles(tones, 0.22, 0.48, 0.72);
  const [snowLimit = 0] = quantiles(snows, 1 - snow);
  return [deep, middle, light, snowLimit];
}

/** Thin dark lines along the foot of each rock band, on lit rock only. */
function ledges(view: View, tone: Grid, mid: number, maxHeight: number, from: number): Grid {
  return tone
    .map((value, i) => {
      const nearFoot = (0.16 - Math.abs((view.strata.values[i] ?? 0) - 0.12)) * 1.2;
      const height = view.height.values[i] || maxHeight;
      return Math.min(nearFoot, (value - mid) * 2, height / maxHeight - from);
    })
    .blurred(1);
}
