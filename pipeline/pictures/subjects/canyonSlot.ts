import type { Canvas } from '../canvas.ts';
import { mix, ramp } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { line, outline, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';

/** Over a narrow cleft that water has carved in curves, its walls in bands down to the stream. */
export function drawSlot(canvas: Canvas): string {
  const { width, height, palette, emptySide, noise, shadowSide } = canvas;
  const waves = noise('slot');
  const bands = 7;
  const rock = ramp;
  const top = height * 0.24;
  const axis = (y: number, depth: number) =>
    width * 0.5 +
    emptySide * Math.sin(((y - top) / height) * 5.4 + 0.6) * lerp(60, 150, depth) +
    fractal(waves, y / 130, 30, 2) * 70;
  const half = (y: number, depth: number) =>
    lerp(Math.max(width * 0.7, 520), 34, depth ** 0.62) *
    lerp(0.55, 1.05, (y - top) / (height - top)) *
    (1 + fractal(waves, y / 90, depth * 4, 2) * 0.9 * depth);
  const steps = Array.from({ length: 40 }, (_, i) => lerp(top - 10, height + 20, i / 39));
  const stones = [palette.rockLit, palette.rockMid, palette.rockShade, palette.rockDeep] as const;
  let svg =
    drawSky(canvas, top) +
    drawMountains(canvas, { baseY: top + 40, scale: 0.46 }) +
    drawForest(canvas, {
      name: 'rim',
      groundAt: (x) => top - 6 + Math.abs(x / width - 0.5) * -40 + fractal(waves, x / 80, 4, 2) * 16,
      rows: 3,
      heights: [60, 92],
      gap: 18,
      colors: [palette.forestMid, palette.forestNear],
      goldShare: canvas.scene.season === 'autumn' ? 0.25 : 0,
    }) +
    rect(-10, top + 40, width + 20, height, palette.rockLit);
  for (let band = 1; band <= bands; band++) {
    const depth = band / bands;
    for (const side of [-1, 1] as const) {
      const isLit = side === shadowSide;
      const edge = steps.map((y): Point => [axis(y, depth) + side * half(y, depth), y]);
      const shade = lerp(isLit ? 0 : 0.25, isLit ? 0.75 : 1, depth);
      const color = mix(rock(stones, shade), palette.ink, depth * 0.3);
      svg += polygon([...edge, [axis(height, depth), height + 20], [axis(top, depth), top - 10]], color);
      if (isLit) svg += line(outline(edge, false), mix(palette.rockLit, color, 0.35), 5, 0.8);
    }
  }
  const stream = steps.filter((y) => y > top + 30).map((y): Point => [axis(y, 1), y]);
  return (
    svg +
    drawRibbon(
      stream.filter((_, i) => i % 4 === 0),
      14,
      96,
      palette.water,
    ) +
    drawRibbon(
      stream.filter((_, i) => i % 4 === 0),
      5,
      40,
      palette.snowLit,
      0.8,
    ) +
    drawRocks(
      canvas,
      'slot',
      height * 0.99,
      4,
      1.1,
      emptySide > 0 ? [0, width * 0.3] : [width * 0.7, width],
    ) +
    drawForeground(
      canvas,
      { x: width * (0.5 - emptySide * 0.34), y: height * 0.93, size: height * 0.18 },
      'hiker',
    )
  );
}
