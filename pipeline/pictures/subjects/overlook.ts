import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawRock } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { line, outline, type Point } from '../svg.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import type { DrawSubject } from './subject.ts';

/** A long lake far below in its valley, between mountain walls, from a rock ledge. */
export const overlook: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide, shadowSide } = canvas;
  const skyline = height * 0.36;
  const waves = canvas.noise('overlook');
  const shape = lakeOutline(canvas);
  const floor = drawForest(canvas, {
    name: 'valley floor',
    groundAt: (x) => skyline + 18 + fractal(waves, x / 260, 1, 3) * 22,
    rows: 13,
    heights: [9, 38],
    gap: 20,
    colors: [mix(palette.forestFar, palette.haze, 0.3), mix(palette.forestMid, palette.forestNear, 0.3)],
    goldShare: scene.season === 'autumn' ? 0.25 : 0,
  });
  const ledgeX = width * (0.5 - emptySide * 0.14);
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 22, scale: 0.62 }) +
    floor +
    drawValleyWalls(canvas) +
    line(shape, mix(palette.stoneLit, palette.ground, 0.4), 8) +
    drawLakeSurface(canvas, {
      name: 'lake',
      top: height * 0.43,
      bottom: height,
      shape,
      glints: 34,
      isFrozen: palette.isWinter,
    }) +
    line(shape, palette.waterLight, 2.5, 0.7) +
    drawSpurs(canvas) +
    drawRock(
      ledgeX,
      height * 1.04,
      Math.min(width * 0.5, 520),
      height * 0.16,
      canvas.random('ledge'),
      palette,
      shadowSide,
    ) +
    drawForeground(canvas, { x: ledgeX, y: height * 0.91, size: height * 0.145 }, 'hiker') +
    drawFrameTrees(canvas)
  );
};

/** A narrow lake in perspective: thin and far at the top, broad and near, with a bend and bays. */
function lakeOutline({ width, height, emptySide, noise, random }: Canvas): string {
  const waves = noise('lake outline');
  const choice = random('lake outline');
  const phase = choice.between(0.2, 1.7);
  const bend = choice.between(60, 150);
  const broad = choice.between(190, 260);
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 44;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const y = lerp(height * 0.43, height * 0.97, t ** 1.5);
    const axis =
      width * 0.5 + emptySide * (Math.sin(t * 4.6 + phase) * lerp(bend * 0.35, bend, t) - 130 * (1 - t) + 50);
    // The far end closes to a point; the near end runs on behind the treetops.
    const half = lerp(30, broad, t) * Math.min(1, Math.sqrt(t * 9));
    left.push([axis - half * (1 + fractal(waves, t * 4, 3, 3) * 0.45), y]);
    right.push([axis + half * (1 + fractal(waves, t * 4, 30, 3) * 0.45), y]);
  }
  return outline([...left, ...right.reverse()]);
}

/** Mountain flanks at both sides, which make the lake lie deep. */
function drawValleyWalls(canvas: Canvas): string {
  const { width, height, palette, shadowSide, slug, emptySide } = canvas;
  const half = Math.min(width * 0.44, 520);
  const flank = (side: 1 | -1, tall: number) =>
    drawMassif({
      id: canvas.id(side < 0 ? 'left-flank' : 'right-flank'),
      seed: `${slug}/flank ${side}`,
      palette,
      shadowSide,
      width,
      baseY: height * 0.88,
      air: 0.16,
      peaks: [
        {
          kind: 'pyramid',
          hollow: 0.2,
          x: width * (0.5 + side * 0.54) + side * 30,
          z: 300,
          height: height * tall,
          width: half,
          turn: 0.75,
        },
      ],
      snow: 0.08,
      treeline: 0.56,
      apron: -3,
      hasTalus: false,
      mist: 0.25,
      step: 4,
    }).svg;
  return flank(emptySide, 0.46) + flank(emptySide > 0 ? -1 : 1, 0.58);
}

/** Dark wooded spurs that come in from both sides below the viewer. */
function drawSpurs(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const waves = canvas.noise('spurs');
  return [1, -1]
    .map((side) =>
      drawForest(canvas, {
        name: `spur ${side}`,
        from: side < 0 ? -20 : width * 0.4,
        to: side < 0 ? width * 0.6 : width + 20,
        groundAt: (x) => {
          const fromEdge = side < 0 ? x / width : 1 - x / width;
          return (
            height * (side === emptySide ? 0.77 : 0.69) +
            Math.max(0, fromEdge) ** 0.8 * height * 0.4 +
            fractal(waves, x / 90, 9 + side, 2) * 22
          );
        },
        rows: 3,
        heights: [62, 100],
        gap: 40,
        colors: [mix(palette.forestMid, palette.forestNear, 0.35), palette.forestNear],
        goldShare: scene.season === 'autumn' ? 0.12 : 0,
      }),
    )
    .join('');
}
