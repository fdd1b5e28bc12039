import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawLiftChair } from '../figures/machines.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill, type GroundLine } from '../ground/hill.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, type Point, rect, facet, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawBase, drawFromChair, drawSteep } from './skiViews.ts';
import type { DrawSubject } from './subject.ts';

/** A snowy slope with tree islands, a chairlift and a skier. */
export const ski: DrawSubject = (canvas) =>
  ((canvas.scene.viewpoint && VIEWS[canvas.scene.viewpoint]) ?? drawUsual)(canvas);

const VIEWS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, DrawSubject>>> = {
  chair: drawFromChair,
  steep: drawSteep,
  base: drawBase,
};

const drawUsual: DrawSubject = (canvas) => {
  const { width, height, scene, emptySide } = canvas;
  const horizon = height * 0.56;
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.98 }) +
    drawShore(canvas, horizon + 14, { rows: 3, heights: [24, 40], slopes: [0.3, 0.34], rise: 90 }) +
    drawSlopes(canvas) +
    drawTracks(canvas) +
    (scene.lift === false ? '' : drawChairlift(canvas)) +
    drawForeground(
      canvas,
      { x: width * (0.5 - emptySide * 0.08), y: height * 0.89, size: height * 0.15 },
      'skier',
    ) +
    drawFrameTrees(canvas)
  );
};

function drawSlopes(canvas: Canvas): string {
  const { width, height, palette, shadowSide } = canvas;
  const waves = canvas.noise('slopes');
  const random = canvas.random('slope trees');
  const snows = [0.5, 0.25, 0, 0.18].map((shade) => mix(palette.snowLit, palette.snowShade, shade));
  let svg = '';
  snows.forEach((snow, row) => {
    const near = row / 3;
    const groundAt: GroundLine = (x) =>
      height * 0.57 +
      row * 81 +
      fractal(waves, x / 260, row, 2) * 40 +
      (row % 2 ? 1 : -1) * (x / width - 0.5) * height * 0.2;
    svg += drawHill(canvas, groundAt, snow);
    const run = width * (0.5 + 0.12 * Math.sin(row * 2));
    const trees = Array.from({ length: Math.round(10 + width / 80) }, () => ({
      x: random() * width,
      down: random.between(4, 34),
      size: random.between(0.7, 1.2),
    }))
      .filter(({ x }) => Math.abs(x - run) >= width * 0.22)
      .map(({ x, down, size }) => ({ x, y: groundAt(x) + down, tall: lerp(40, 120, near) * size }))
      .sort((a, b) => a.y - b.y);
    for (const { x, y, tall } of trees) {
      const shadow = d`M${x - tall * 0.1} ${y}L${x + shadowSide * tall * 0.7} ${y + tall * 0.14}L${x + tall * 0.1} ${y + 4}z`;
      svg +=
        fill(shadow, palette.snowShade, 0.7) +
        drawConifer(canvas, x, y, tall, random, mix(palette.forestMid, palette.forestNear, near));
    }
  });
  return svg;
}

function drawTracks({ width, height, palette }: Canvas): string {
  const track = (x: number) =>
    d`M${width * x} ${height * 0.66}c${90} ${54} ${-150} ${108} ${-20} ${162}s${-90} ${108} ${-145} ${216}`;
  return line(track(0.56) + track(0.578), palette.snowShade, 5);
}

function drawChairlift(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const at = (t: number): Point => {
    const share = lerp(0.04, 0.86, t);
    return [width * (emptySide > 0 ? 1 - share : share), lerp(height * 0.66, height * 0.33, t)];
  };
  const [from, middle, to] = [at(-0.1), at(0.5), at(1.2)];
  const cable = lined`${palette.ink} 3: M${from[0]} ${from[1]}Q${middle[0]} ${middle[1] + 26} ${to[0]} ${to[1]}`;
  const steel = mix(palette.stoneShade, palette.ink, 0.4);
  const towers = [0.23, 0.67].map((t) => {
    const [x, y] = at(t);
    const foot = y + lerp(280, 190, t);
    return (
      facet`${steel}: ${x - 5},${y + 4} ${x + 5},${y + 4} ${x + 9},${foot} ${x - 9},${foot}` +
      rect(x - 34, y, 68, 8, palette.ink)
    );
  });
  const chairs = [0.78, 0.56, 0.34, 0.12].map((t) => {
    const [x, y] = at(t);
    return drawLiftChair(x, y + 12, lerp(1.25, 0.6, t), palette);
  });
  return cable + towers.join('') + chairs.join('');
}
