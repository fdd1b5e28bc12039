import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawBank } from '../ground/bank.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawSpray } from '../water/falls.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

const LEDGES = 7;

/** A wide low fall, where a river slides down slabs of rock that all lean to one side. */
export function drawRapids(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const [top, foot] = [height * 0.56, height * 0.74];
  return (
    drawSky(canvas, height * 0.48) +
    drawMountains(canvas, { baseY: height * 0.5, scale: 0.92 }) +
    drawShore(canvas, height * 0.545, { rows: 4, heights: [30, 58], rise: 150 }) +
    rect(-10, height * 0.535, width + 20, height * 0.06, mix(palette.water, palette.waterLight, 0.4)) +
    drawSlabs(canvas, top, foot) +
    drawLakeSurface(canvas, { name: 'pool', top: foot }) +
    drawSpray(canvas, width / 2, foot + 4, Math.min(width * 0.2, 260)) +
    drawRocks(canvas, 'pool', height * 0.84, 4, 0.8) +
    drawBank(canvas, height * 0.92, emptySide * -50) +
    drawForeground(canvas, { x: width * (0.5 + emptySide * 0.2), y: height * 0.95, size: height * 0.17 }) +
    drawFrameTrees(canvas)
  );
}

/** Leaning slabs with white water between them. */
function drawSlabs(canvas: Canvas, top: number, foot: number): string {
  const { width, palette, shadowSide } = canvas;
  const next = canvas.random('slabs');
  const waves = canvas.noise('slabs');
  const reach = width * 0.56;
  const edge = (i: number, u: number): Point => {
    const t = i / LEDGES;
    const lean = u * 26 * shadowSide * (1 - t);
    return [
      width / 2 + u * reach * (0.92 + 0.14 * t),
      lerp(top, foot + 10, t) + lean + fractal(waves, u * 5, i * 7, 3) * 13,
    ];
  };
  const across = Array.from({ length: 41 }, (_, i) => i / 20 - 1);
  let svg = '';
  for (let i = 0; i < LEDGES; i++) {
    const band = [...across.map((u) => edge(i, u)), ...across.map((u) => edge(i + 1, u)).reverse()];
    svg += polygon(band, mix(palette.snowLit, palette.water, 0.18 + 0.24 * (i % 2)));
    let [white, blue] = ['', ''];
    for (let n = 0; n < 90; n++) {
      const u = next.between(-1, 1);
      const [x, y] = edge(i, u);
      const fall = ((foot - top) / LEDGES) * next.between(0.5, 1.15);
      const streak = d`M${x - 3} ${y}h6l${shadowSide * 7} ${fall}h-5z`;
      if (n % 3) white += streak;
      else blue += streak;
    }
    svg += fill(blue, palette.water, 0.6) + fill(white, palette.snowLit);
    for (let n = 0; n < 3; n++) {
      const from = next.between(-0.98, 0.7);
      const to = from + next.between(0.12, 0.34);
      const slab = Array.from({ length: 9 }, (_, k) => lerp(from, to, k / 8));
      const thick = (k: number) => 22 * Math.sin((Math.PI * (k + 0.6)) / 9.2);
      const upper = slab.map((u) => edge(i, u));
      svg +=
        polygon(
          [...upper, ...upper.map(([x, y], k): Point => [x + 5, y + thick(k)]).reverse()],
          palette.stoneShade,
        ) +
        polygon(
          [
            ...upper.map(([x, y]): Point => [x, y - 6]),
            ...upper.map(([x, y], k): Point => [x, y + thick(k) * 0.3]).reverse(),
          ],
          mix(palette.stoneLit, palette.rockLit, 0.5),
        );
    }
  }
  return svg;
}
