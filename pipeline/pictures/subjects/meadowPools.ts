import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawShore } from '../ground/shore.ts';
import { drawSky } from '../sky/drawSky.ts';
import { fill, line, spot } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';

/** Pools on the meadow: share of the width from the middle, of the height, and half the breadth. */
const POOLS = [
  [-0.2, 0.615, 0.1],
  [0.24, 0.635, 0.13],
  [-0.28, 0.695, 0.17],
  [0.22, 0.755, 0.23],
  [-0.16, 0.865, 0.31],
] as const;

/** Round springs in a meadow, green and milky by turns, rings on their water. */
export function drawPools(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const horizon = height * 0.54;
  const reach = Math.min(width, 1050);
  const sand = mix(palette.stoneLit, palette.ground, 0.3);
  const pools = POOLS.map(([at, down, wide], i) => {
    const [x, y, half] = [width / 2 + at * reach * emptySide, height * down, wide * reach];
    const deep = half * 0.3;
    const water = i % 2 ? mix(palette.waterLight, palette.snowLit, 0.3) : palette.water;
    return (
      fill(
        spot(x, y + deep * 0.1, half * 1.12, deep * 1.2),
        mix(palette.groundShade, palette.forestMid, 0.3),
      ) +
      fill(spot(x, y, half * 1.08, deep * 1.14), sand) +
      fill(spot(x, y, half, deep), mix(water, palette.waterDeep, 0.35)) +
      fill(spot(x, y + deep * 0.12, half * 0.95, deep * 0.86), water) +
      fill(spot(x, y + deep * 0.1, half * 0.42, deep * 0.4), palette.waterDeep, i % 2 ? 0.35 : 0.7) +
      line(
        spot(x + half * 0.34, y + deep * 0.3, half * 0.2, deep * 0.2) +
          spot(x - half * 0.4, y - deep * 0.1, half * 0.12, deep * 0.12) +
          spot(x - half * 0.4, y - deep * 0.1, half * 0.22, deep * 0.22),
        palette.snowLit,
        2.5,
        0.75,
      )
    );
  });
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon - 4, scale: 1.05 }) +
    drawShore(canvas, horizon + 10, { rows: 4, heights: [34, 70] }) +
    drawMeadow(canvas, horizon + 14) +
    pools.join('') +
    drawForeground(
      canvas,
      { x: width / 2 + emptySide * reach * 0.3, y: height * 0.93, size: height * 0.17 },
      'hiker',
    ) +
    drawFrameTrees(canvas)
  );
}
