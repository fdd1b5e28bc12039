import type { Canvas } from '../canvas.ts';
import { mix, ramp } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, outline, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawShimmer } from '../water/shimmer.ts';

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

/** A footbridge of timber high over a gorge that winds away behind it: a stream deep down, or an inlet when `wide`. */
export function drawBridge(canvas: Canvas): string {
  const { width, height, palette, shadowSide, scene, emptySide } = canvas;
  const horizon = height * 0.44;
  const deck = height * 0.5;
  const isInlet = scene.wide ?? false;
  const bend = emptySide * width * 0.04;
  const wall = (depth: number, side: 1 | -1) =>
    drawRockWall(canvas, {
      name: `${side < 0 ? 'left' : 'right'} bank ${depth}`,
      x: width * (0.5 + side * ((isInlet ? 0.56 : 0.53) - depth * 0.06)) + bend * depth * 0.5,
      width: width * 0.34,
      height: height * (0.6 - depth * 0.14),
      baseY: height * (1.08 - depth * 0.13),
      air: depth * 0.13,
      steepness: 4.8,
      apron: 0.03,
      dark: (side === shadowSide ? 0.3 : 0.04) + (isInlet ? 0 : 0.1),
    });
  const left = wall(0, -1);
  const right = wall(0, 1);
  const course: Point[] = [
    [width * 0.5 + bend, height * 0.66],
    [width * 0.5 + bend * 0.5, height * 0.78],
    [width * 0.5 - bend * 0.3, height * 0.92],
    [width * 0.5, height * 1.06],
  ];
  const water = isInlet
    ? drawLakeSurface(canvas, {
        name: 'inlet',
        top: height * 0.63,
        shape: outline([
          [width * 0.5 + bend - width * 0.06, height * 0.635],
          [width * 0.5 + bend + width * 0.05, height * 0.63],
          [width * 0.66, height * 0.76],
          [width * 0.84, height * 1.03],
          [width * 0.16, height * 1.03],
          [width * 0.36, height * 0.78],
        ]),
      })
    : drawRibbon(course, 22, width * 0.42, palette.waterDeep) +
      drawRibbon(course, 14, width * 0.26, palette.water) +
      drawRibbon(course, 5, width * 0.07, palette.snowLit, 0.85);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.86, x: width * 0.5 }) +
    drawForest(canvas, {
      name: 'behind',
      groundAt: (x) => horizon - 6 + Math.abs(x / width - 0.5) * -60,
      rows: 8,
      heights: [30, 70],
      gap: 16,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
    }) +
    wall(2, -1).svg +
    wall(2, 1).svg +
    wall(1, -1).svg +
    wall(1, 1).svg +
    water +
    left.svg +
    right.svg +
    drawTrestle(canvas, deck) +
    [0.03, 0.12, 0.9, 0.98]
      .map((at) =>
        drawConifer(
          canvas,
          width * at,
          (at < 0.5 ? left : right).skylineAt(width * at) + 24,
          height * 0.26,
          canvas.random(`bank tree ${at}`),
          palette.forestNear,
        ),
      )
      .join('') +
    (scene.frame === 'none' ? '' : drawFrameTrees(canvas))
  );
}

function drawTrestle(canvas: Canvas, deck: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('bridge people');
  const [from, to] = [width * 0.1, width * 0.9];
  const tall = height * 0.07;
  let posts = '';
  let struts = '';
  const count = 12;
  for (let i = 0; i <= count; i++) {
    const x = lerp(from, to, i / count);
    posts += d`M${x} ${deck}v${-tall}`;
    if (i < count)
      struts += d`M${x} ${deck + 8}L${lerp(from, to, (i + 0.5) / count)} ${deck + 54}L${lerp(from, to, (i + 1) / count)} ${deck + 8}`;
  }
  const people = [0.36, 0.44, 0.66].map((t, i) =>
    drawPerson(
      lerp(from, to, t),
      deck + 2,
      height * 0.125,
      i === 2 ? 'photograph' : 'walk',
      randomOutfit(random, palette, { hasPack: i < 2, hasCamera: i === 2 }),
      palette,
      i === 2,
    ),
  );
  return (
    line(struts, palette.woodShade, 8) +
    rect(from - 30, deck + 50, to - from + 60, 11, palette.woodShade) +
    line(posts, palette.woodShade, 6) +
    people.join('') +
    rect(from - 40, deck, to - from + 80, 15, palette.wood) +
    line(
      d`M${from - 30} ${deck - tall}H${to + 30}M${from - 30} ${deck - tall * 0.5}H${to + 30}`,
      palette.woodLit,
      7,
    )
  );
}

/** Beside a stream that falls in steps between mossy boulders and trees, a log across it. */
export function drawCreek(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const waves = canvas.noise('creek');
  const moss = mix(palette.groundShade, palette.forestMid, 0.4);
  const middle = (t: number) => width * 0.5 + emptySide * Math.sin(t * 5 + 0.4) * Math.min(width * 0.1, 110);
  const walls = ([-1, 1] as const).map(
    (side) =>
      drawRockWall(canvas, {
        name: `side ${side}`,
        x: width * (0.5 + side * 0.5),
        width: width * 0.3,
        height: height * (side === emptySide ? 0.56 : 0.7),
        baseY: height * 0.8,
        air: 0.14,
        steepness: 3.6,
        treeline: 0.2,
      }).svg,
  );
  let svg =
    drawSky(canvas, height * 0.4) +
    drawForest(canvas, {
      name: 'head of the creek',
      groundAt: (x) => height * 0.36 - Math.abs(x / width - 0.5) * 120 + fractal(waves, x / 90, 1, 2) * 20,
      rows: 5,
      heights: [90, 130],
      gap: 20,
      colors: [mix(palette.forestFar, palette.haze, 0.45), palette.forestMid],
    }) +
    walls.join('');
  for (let step = 0; step < 5; step++) {
    const t = step / 4;
    const y = lerp(height * 0.5, height * 0.94, t ** 1.2);
    const stagger = canvas.random(`stagger ${step}`);
    const reach = lerp(46, Math.min(width * 0.4, 300), t) * stagger.between(0.6, 1);
    const x = middle(t) + (step % 2 ? 1 : -1) * stagger.between(0.1, 0.34) * reach;
    svg += drawHill(
      canvas,
      (at) => y - 26 - (Math.abs(at - x) / width) * height * 0.16 + fractal(waves, at / 80, step * 3, 2) * 18,
      mix(mix(moss, palette.haze, 0.3), mix(moss, palette.forestNear, 0.45), t),
    );
    svg += drawWaterStep(canvas, x, y, reach, lerp(30, 96, t), step);
    svg += drawRocks(canvas, `step ${step}`, y + lerp(6, 30, t), 5, lerp(0.3, 1, t), [
      x - reach * 1.9,
      x + reach * 1.9,
    ]);
  }
  const log = height * 0.7;
  return (
    svg +
    line(
      d`M${width * 0.5 - emptySide * Math.min(width * 0.36, 330)} ${log + 26}L${width * 0.5 + emptySide * Math.min(width * 0.34, 310)} ${log - 22}`,
      palette.woodShade,
      34,
    ) +
    line(
      d`M${width * 0.5 - emptySide * Math.min(width * 0.36, 330)} ${log + 18}L${width * 0.5 + emptySide * Math.min(width * 0.34, 310)} ${log - 30}`,
      palette.woodLit,
      12,
    ) +
    drawForeground(canvas, { x: width * 0.5 - emptySide * 60, y: log - 8, size: height * 0.16 }, 'hiker') +
    (scene.frame === 'none' ? '' : drawFrameTrees(canvas))
  );
}

/** A small pool and the strands of water that spill over its uneven lip, rock showing between them. */
function drawWaterStep(
  canvas: Canvas,
  x: number,
  y: number,
  half: number,
  drop: number,
  step: number,
): string {
  const { palette } = canvas;
  const next = canvas.random(`fall ${step}`);
  const waves = canvas.noise(`lip ${step}`);
  const lip = (at: number) => y + fractal(waves, at / (half * 0.6), 1, 3) * drop * 0.7;
  const pool = closedCurve([
    [x - half * next.between(0.7, 0.9), y - drop * 0.36],
    [x + half * next.between(0.2, 0.5), y - drop * next.between(0.34, 0.5)],
    [x + half * next.between(0.86, 1), y - drop * 0.2],
    [x + half * 0.94, y + drop * 0.12],
    [x, y + drop * 0.16],
    [x - half, y + drop * 0.1],
  ]);
  const rock = mix(palette.stoneShade, palette.forestNear, 0.3);
  const foam = mix(palette.snowLit, palette.waterLight, 0.3);
  let face = '';
  let strands = '';
  let threads = '';
  for (let from = -0.96; from < 0.9;) {
    const long = next.between(0.22, 0.62);
    const to = Math.min(0.98, from + long);
    const [left, right] = [x + from * half, x + to * half];
    const fall = drop * next.between(0.75, 1.25);
    const lean = next.between(-0.06, 0.06) * half;
    strands += d`M${left} ${lip(left)}Q${(left + right) / 2} ${lip((left + right) / 2) - drop * 0.2} ${right} ${lip(right)}L${right + lean} ${y + fall}Q${(left + right) / 2 + lean} ${y + fall + drop * 0.3} ${left + lean} ${y + fall * 0.9}z`;
    for (let at = left + 8; at < right - 4; at += next.between(9, 26))
      threads += d`M${at} ${lip(at) + 2}l${lean} ${fall * next.between(0.5, 0.9)}`;
    from = to + next.between(0.04, 0.2);
  }
  face = outline([
    [x - half * 1.04, y + drop * 0.05],
    [x + half * 1.02, y + drop * 0.02],
    [x + half * 0.96, y + drop * 1.1],
    [x - half * 0.98, y + drop * 1.1],
  ]);
  return (
    fill(face, rock) +
    polygon(pool, palette.water) +
    fill(strands, foam) +
    line(threads, mix(palette.water, palette.waterLight, 0.4), Math.max(2, half * 0.016), 0.8) +
    drawShimmer(canvas, {
      name: `step ${step}`,
      from: x - half * 0.6,
      to: x + half * 0.6,
      top: y - drop * 0.4,
      bottom: y,
      color: palette.waterLight,
      count: 6,
      opacity: 0.8,
      breadth: 0.5,
    })
  );
}
