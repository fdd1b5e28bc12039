import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { box, clipPath, fade, group, rect } from '../svg.ts';
import { drawShimmer } from './shimmer.ts';

export interface LakeSurfaceOptions {
  /** A name no other water in the picture has. */
  readonly name: string;
  readonly top: number;
  readonly bottom?: number;
  /** Path data of the water's outline; a full-width band if left out. */
  readonly shape?: string;
  /** Id of the drawn land to mirror. */
  readonly reflects?: string;
  readonly glints?: number;
  /** True if the water is frozen, which is the default in winter. */
  readonly isFrozen?: boolean;
  readonly inks?: { readonly water: Color; readonly light: Color; readonly deep: Color };
}

/** Ratio of the heights of the land's mirror image and the land: below 1, because the viewer is above the water. */
const SQUASH = 0.82;

/** Water (or ice): a gradient, the mirrored land washed with it, and glints. */
export function drawLakeSurface(canvas: Canvas, options: LakeSurfaceOptions): string {
  const { width, height, palette, sun } = canvas;
  const { name, top, bottom = height + 10, glints = 46, isFrozen = palette.isWinter } = options;
  const inks = options.inks ?? { water: palette.water, light: palette.waterLight, deep: palette.waterDeep };
  const water = isFrozen ? mix(palette.snowShade, palette.waterLight, 0.35) : inks.water;
  const deep = isFrozen ? mix(palette.snowShade, palette.waterDeep, 0.25) : inks.deep;
  const light = isFrozen ? palette.snowLit : inks.light;
  const gradient = canvas.id(`${name}-depth`);
  const clip = canvas.id(`${name}-water`);
  const surface = (opacity = 1) =>
    rect(-10, top, width + 20, bottom - top + 10, `url(#${gradient})`, opacity);
  const stops = [
    [0, mix(water, light, 0.45), 1],
    [0.28, water, 1],
    [1, deep, 1],
  ] as const;
  let svg = surface();
  if (options.reflects) {
    const flip = `translate(0 ${(top * (1 + SQUASH)).toFixed(1)}) scale(1 ${-SQUASH})`;
    svg +=
      group(`<use href="#${options.reflects}" transform="${flip}"/>`, { opacity: isFrozen ? 0.28 : 0.8 }) +
      surface(0.26);
  }
  const shared = { from: -40, to: width + 40, bottom };
  const count = (glints * (width + 400)) / 1600;
  svg += drawShimmer(canvas, {
    ...shared,
    name: `${name} light`,
    top: top + 6,
    color: mix(water, light, 0.8),
    count,
    opacity: 0.55,
  });
  svg += drawShimmer(canvas, {
    ...shared,
    name: `${name} deep`,
    top: top + 10,
    color: deep,
    count: count * 0.7,
    opacity: 0.32,
  });
  if (sun && options.reflects) {
    svg += drawShimmer(canvas, {
      ...shared,
      name: `${name} sun`,
      top: top + 3,
      color: palette.sun,
      count: 46,
      opacity: 0.75,
      focus: sun.x,
      breadth: 0.62,
    });
  }
  svg += rect(-10, top - 1, width + 20, 3, light, 0.7) + rect(-10, top + 5, width + 20, 1.6, light, 0.4);
  const definitions =
    fade(gradient, stops) + clipPath(clip, options.shape ?? box(-10, top, width + 20, bottom - top));
  return `<defs>${definitions}</defs>${group(svg, { clip })}`;
}
