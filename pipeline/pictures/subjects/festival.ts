import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, line, rect, facet, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

/** A town green under the mountains with a stage, stalls or whatever the scene's foreground names. */
export const festival: DrawSubject = (canvas) => {
  const { width, height, palette, scene } = canvas;
  const horizon = height * 0.56;
  const ground = palette.isWinter
    ? mix(palette.snowLit, palette.snowShade, 0.25)
    : mix(palette.ground, palette.groundShade, 0.35);
  const edge = (x: number) => height * 0.72 - Math.sin((x / width) * Math.PI) * 12;
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 1.02 }) +
    drawShore(canvas, horizon + 44, { rows: 5, heights: [30, 62], gap: 14, slopes: [0.36, 0.36], rise: 90 }) +
    drawRoofs(canvas) +
    drawHill(canvas, edge, ground) +
    drawHill(
      canvas,
      (x) => edge(x) + height * 0.13,
      mix(ground, palette.isWinter ? palette.snowLit : palette.groundShade, 0.5),
    ) +
    drawTrees(canvas) +
    (scene.lights || palette.isDark ? drawGarlands(canvas) : drawBunting(canvas)) +
    drawForeground(
      canvas,
      { x: width * 0.5, y: height * 0.9, size: Math.min(height * 0.15, width * 0.17) },
      'stage',
    ) +
    drawFrameTrees(canvas)
  );
};

/** A row of gabled houses behind the green. */
function drawRoofs(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('roofs');
  const walls = [
    palette.wood,
    palette.stone,
    mix(palette.redShade, palette.wood, 0.4),
    mix(palette.plaster, palette.wood, 0.3),
  ] as const;
  let svg = '';
  for (let x = -30; x < width + 30;) {
    const w = random.between(86, 140);
    const tall = random.between(64, 100);
    const y = height * 0.73;
    const roof = palette.isWinter
      ? palette.snowLit
      : random.pick([palette.roof, palette.redShade, palette.stoneShade]);
    const wall = mix(random.pick(walls), palette.haze, 0.18);
    svg +=
      rect(x, y - tall, w, tall, wall) +
      facet`${mix(wall, palette.ink, 0.1)}: ${x},${y - tall} ${x + w / 2},${y - tall - w * 0.42} ${x + w},${y - tall}` +
      lined`${roof} 11: M${x - 6} ${y - tall + 5}L${x + w / 2} ${y - tall - w * 0.44}L${x + w + 6} ${y - tall + 5}` +
      [0.18, 0.42, 0.66]
        .map((at) => rect(x + w * at, y - tall * 0.78, w * 0.15, tall * 0.24, palette.window))
        .join('') +
      [0.12, 0.55].map((at) => rect(x + w * at, y - tall * 0.36, w * 0.3, tall * 0.3, palette.glow)).join('');
    x += w + random.between(2, 18);
  }
  return svg;
}

function drawTrees(canvas: Canvas): string {
  const { width, height, palette, scene } = canvas;
  const random = canvas.random('green trees');
  return [0.06, 0.2, 0.82, 0.94]
    .map((at) => {
      const x = width * at;
      const tall = height * random.between(0.2, 0.3);
      const tree = drawConifer(
        canvas,
        x,
        height * 0.765,
        tall,
        random,
        mix(palette.forestMid, palette.forestNear, 0.7),
      );
      if (!scene.lights) return tree;
      const bulbs = Array.from({ length: 16 }, () => {
        const t = random.between(0.12, 0.95);
        return circle(
          x + random.between(-1, 1) * tall * 0.15 * t,
          height * 0.765 - tall * (1 - t),
          3.4,
          random.pick([palette.glow, palette.red, palette.canvas, palette.waterLight]),
        );
      });
      return tree + bulbs.join('');
    })
    .join('');
}

function drawGarlands({ width, height, palette }: Canvas): string {
  let svg = '';
  for (let row = 0; row < 3; row++) {
    const y = height * (0.4 + row * 0.065);
    const sag = 70 - row * 12;
    svg += lined`${palette.ink} 1.4: M-10 ${y}Q${width * 0.25} ${y + sag * 2} ${width * 0.5} ${y}T${width + 10} ${y}`;
    for (let i = 1; i < 30; i++) {
      const u = i / 30;
      const local = u < 0.5 ? u * 2 : u * 2 - 1;
      const by = y + (u < 0.5 ? 1 : -1) * sag * 4 * local * (1 - local);
      const x = lerp(-10, width + 10, u);
      svg +=
        circle(x, by + 4, 10, palette.glow, 0.15) +
        circle(x, by + 4, 4, i % 4 ? palette.glow : palette.canvas);
    }
  }
  return svg;
}

function drawBunting({ width, height, palette }: Canvas): string {
  const y = height * 0.47;
  let svg = line(d`M-10 ${y}Q${width * 0.5} ${y + 130} ${width + 10} ${y}`, palette.ink, 1.6);
  for (let i = 1; i < 24; i++) {
    const u = i / 24;
    const x = lerp(-10, width + 10, u);
    const fy = y + 130 * 2 * u * (1 - u);
    const color = [palette.red, palette.canvas, palette.plaster, palette.roof][i % 4] ?? palette.red;
    svg += facet`${color}: ${x - 11},${fy} ${x + 11},${fy} ${x},${fy + 26}`;
  }
  return svg;
}
