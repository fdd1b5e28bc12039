import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, line, type Point, polygon } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';

/** Planks over wet ground: a slow creek, sedges, a wall of spruces behind. */
export function drawBoardwalk(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const waves = canvas.noise('fen');
  const horizon = height * 0.52;
  const reach = Math.min(width, 1100);
  const walk = (t: number): Point => [
    width * 0.5 + emptySide * (Math.sin(t * 2.6 + 0.5) * reach * 0.16 - reach * 0.08),
    lerp(horizon + 50, height * 1.04, t ** 1.5),
  ];
  const half = (t: number) => lerp(5, 105, t ** 1.5);
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const edge = (side: number) => steps.map((t): Point => [walk(t)[0] + side * half(t), walk(t)[1]]);
  let planks = '';
  for (let i = 1; i < 44; i++) {
    const t = (i / 44) ** 0.8;
    const [x, y] = walk(t);
    planks += d`M${x - half(t)} ${y}h${half(t) * 2}`;
  }
  const sedge = mix(palette.ground, palette.gold, scene.season === 'autumn' ? 0.35 : 0.12);
  const side = edge(1).map(([x, y], i): Point => [x, y + lerp(3, 26, (i / 24) ** 1.5)]);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.9 }) +
    drawForest(canvas, {
      name: 'edge of the fen',
      groundAt: (x) => horizon + 4 - Math.abs(x / width - 0.5) * 90,
      rows: 5,
      heights: [60, 120],
      gap: 12,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
      goldShare: scene.season === 'autumn' ? 0.25 : 0,
    }) +
    drawHill(
      canvas,
      (x) => horizon + 48 + fractal(waves, x / 200, 2, 2) * 10,
      mix(sedge, palette.haze, 0.2),
    ) +
    drawRibbon(
      [
        [width * 0.5 - emptySide * reach * 0.2, horizon + 58],
        [width * 0.5 + emptySide * reach * 0.26, height * 0.66],
        [width * 0.5 - emptySide * reach * 0.3, height * 0.78],
        [width * 0.5 + emptySide * reach * 0.3, height * 1.05],
      ],
      12,
      reach * 0.5,
      palette.water,
    ) +
    [0.62, 0.7, 0.79, 0.9]
      .map((level, i) =>
        drawGrass(
          canvas,
          `sedge ${i}`,
          (x) => height * level + fractal(waves, x / 90, i * 4, 2) * 26,
          i % 2 ? sedge : mix(sedge, palette.forestMid, 0.4),
          380,
          lerp(16, 62, i / 3),
        ),
      )
      .join('') +
    polygon([...edge(1), ...side.reverse()], palette.woodShade) +
    polygon([...edge(-1), ...edge(1).reverse()], palette.woodLit) +
    line(planks, palette.wood, 3) +
    drawForeground(canvas, { x: walk(0.62)[0], y: walk(0.62)[1], size: height * 0.17 }, 'hikers') +
    drawGrass(
      canvas,
      'near sedge',
      (x) => height * 1.02 - Math.abs(x - walk(1)[0]) * 0.05,
      mix(sedge, palette.forestNear, 0.6),
      300,
      110,
    ) +
    drawFrameTrees(canvas)
  );
}
