import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { drawRock } from '../ground/rock.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { fill, line, outline, type Point } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

/** From a slope over the water: the lake lies below between forests, its near shore hidden by treetops. */
export function drawAboveLake(canvas: Canvas): string {
  const { width, height, palette, scene, emptySide } = canvas;
  const skyline = height * 0.45;
  const centre: Point = [
    width * (0.5 + emptySide * 0.05),
    height * canvas.random('above').between(0.66, 0.68),
  ];
  const shape = lakeOutline(canvas, centre, 1);
  const surface = surfaceOf(scene.foreground ?? 'hiker');
  const isAfloat = surface === 'water' || surface === 'ice';
  const ledgeX = width * (0.5 - emptySide * 0.17);
  const ledge = drawRock(
    ledgeX,
    height * 1.03,
    Math.min(width * 0.46, 480),
    height * 0.14,
    canvas.random('ledge'),
    palette,
    canvas.shadowSide,
  );
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 24, scale: 0.84 }) +
    drawSlopes(canvas, skyline) +
    line(shape, mix(palette.stoneLit, palette.ground, 0.35), 7) +
    drawLakeSurface(canvas, { name: 'lake', top: height * 0.54, bottom: height * 0.84, shape, glints: 26 }) +
    fill(farMirror(canvas, centre), palette.waterDeep, 0.26) +
    line(shape, palette.waterLight, 2, 0.6) +
    (isAfloat ? drawForeground(canvas, { x: centre[0], y: centre[1], size: height * 0.05 }) : '') +
    drawTreetops(canvas) +
    ledge +
    (isAfloat ? '' : drawForeground(canvas, { x: ledgeX, y: height * 0.915, size: height * 0.15 }, 'hiker')) +
    drawFrameTrees(canvas)
  );
}

/** An uneven round in perspective. */
function lakePoints(canvas: Canvas, [cx, cy]: Point, size: number): Point[] {
  const waves = canvas.noise('lake outline');
  const rx = Math.min(canvas.width * 0.42, 560) * size;
  const ry = canvas.height * 0.115 * size;
  return Array.from({ length: 72 }, (_, i): Point => {
    const angle = (i / 72) * Math.PI * 2;
    const reach = 1 + fractal(waves, Math.cos(angle) * 1.5, Math.sin(angle) * 1.5 + 4, 3) * 0.62;
    const near = Math.sin(angle) > 0 ? 1.25 : 0.85;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * near * reach];
  });
}

function lakeOutline(canvas: Canvas, centre: Point, size: number): string {
  return outline(lakePoints(canvas, centre, size));
}

/** The dark band that the far forest throws on the water. */
function farMirror(canvas: Canvas, centre: Point): string {
  const far = lakePoints(canvas, centre, 0.985).slice(38, 71);
  const back = far.map(([x, y]): Point => [
    x,
    y +
      canvas.height *
        0.022 *
        Math.sin(
          (Math.PI * (x - (far[0]?.[0] ?? 0))) / ((far[far.length - 1]?.[0] ?? 1) - (far[0]?.[0] ?? 0)),
        ),
  ]);
  return outline([...far, ...back.reverse()]);
}

/** Forest from the foot of the mountains down to the shores, higher at the sides. */
function drawSlopes(canvas: Canvas, skyline: number): string {
  const { width, palette, scene } = canvas;
  const waves = canvas.noise('slopes');
  return drawForest(canvas, {
    name: 'slopes',
    groundAt: (x) =>
      skyline + 16 + fractal(waves, x / 260, 1, 3) * 26 - Math.abs(x / width - 0.5) ** 1.5 * 150,
    rows: 11,
    heights: [13, 44],
    gap: 21,
    colors: [mix(palette.forestFar, palette.haze, 0.2), mix(palette.forestMid, palette.forestNear, 0.35)],
    goldShare: scene.season === 'autumn' ? 0.3 : 0,
  });
}

/** The tops of the trees on the viewer's own slope: they cover the near shore. */
function drawTreetops(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const waves = canvas.noise('treetops');
  return drawForest(canvas, {
    name: 'treetops',
    groundAt: (x) => {
      const across = (x / width - 0.5) * emptySide;
      return (
        height * 0.855 -
        across * height * 0.13 -
        across ** 2 * height * 0.2 +
        fractal(waves, x / 150, 9, 2) * 30
      );
    },
    rows: 3,
    heights: [66, 112],
    gap: 42,
    colors: [mix(palette.forestMid, palette.forestNear, 0.5), palette.forestNear],
    goldShare: scene.season === 'autumn' ? 0.18 : 0,
  });
}
