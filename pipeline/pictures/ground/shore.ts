import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { clamp, smoothstep } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawForest } from '../trees/forest.ts';

interface ShoreOptions {
  readonly rows?: number;
  readonly heights?: readonly [number, number];
  readonly gap?: number;
  /** True if wooded slopes come down at both sides. */
  readonly hasSlopes?: boolean;
  /** Share of the width each slope takes, and how high the left one reaches. */
  readonly slopes?: readonly [left: number, right: number];
  readonly rise?: number;
}

/** The wooded far shore under the mountains, with wooded slopes at its sides. */
export function drawShore(canvas: Canvas, baseY: number, options: ShoreOptions = {}): string {
  const { palette, width, scene } = canvas;
  const {
    rows = 3,
    heights = [20, 40],
    gap = 9,
    hasSlopes = true,
    slopes = [0.34, 0.26],
    rise = 120,
  } = options;
  const waves = canvas.noise('shore');
  const goldShare = scene.season === 'autumn' ? 0.22 : 0;
  const level = drawForest(canvas, {
    name: 'shore',
    groundAt: (x) => baseY - gap * rows - 6 + fractal(waves, x / 260, 1, 3) * 29,
    rows,
    heights,
    gap,
    colors: [mix(palette.forestFar, palette.haze, 0.12), palette.forestMid],
    goldShare,
  });
  if (!hasSlopes) return level;
  const slope = (side: 'left' | 'right', share: number, height: number, nearness: number) => {
    const inset = (x: number) =>
      side === 'right' ? clamp((x / width - 1 + share) / share) : clamp(1 - x / (width * share));
    return drawForest(canvas, {
      name: `${side} slope`,
      from: side === 'right' ? width * (1 - share) : -20,
      to: side === 'right' ? width + 20 : width * share,
      groundAt: (x) => {
        const t = inset(x);
        return (
          baseY +
          6 -
          height * t ** 1.35 +
          fractal(waves, x / 90, nearness * 9, 2) * 10 * t -
          44 * smoothstep(0, 0.4, t)
        );
      },
      sizeAt: (x) => 0.25 + 0.75 * smoothstep(0, 0.35, inset(x)),
      bottom: baseY + 26,
      rows: 4,
      heights: [heights[1] * 0.9, heights[1] * 1.7],
      gap: 11,
      colors: [
        mix(palette.forestFar, palette.forestMid, nearness),
        mix(palette.forestMid, palette.forestNear, nearness * 0.9),
      ],
      goldShare,
    });
  };
  return level + slope('left', slopes[0], rise, 0.55) + slope('right', slopes[1], rise * 0.8, 0.7);
}
