import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, outline, type Point, polygon, rect, spot } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawSpray, drawTallFall, drawWideFall } from '../water/falls.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

/** Through a hole in the rock: a fall into a round pool, visitors dark against it. */
export function drawThroughTunnel(canvas: Canvas): string {
  const { width, height, palette, emptySide, noise } = canvas;
  const waves = noise('tunnel');
  const x = width * (0.5 - emptySide * 0.02);
  const foot = height * 0.66;
  const wall = drawRockWall(canvas, {
    name: 'basin',
    x,
    width: Math.max(width * 0.7, 620),
    height: height * 0.52,
    baseY: foot + 8,
    air: 0.06,
    steepness: 4,
    apron: 0.03,
  });
  const fall = { x: x + emptySide * 50, top: wall.skylineAt(x) - 4, foot, width: 44 };
  const hole = (grow: number): Point[] =>
    Array.from({ length: 48 }, (_, i) => {
      const angle = (i / 48) * Math.PI * 2;
      const wobble = 1 + fractal(waves, Math.cos(angle) * 2 + 9, Math.sin(angle) * 2 + grow * 3, 3) * 0.3;
      const across = Math.min(width * 0.36, 420) * grow;
      return [
        x + Math.cos(angle) * across * wobble,
        height * 0.46 + Math.sin(angle) * height * 0.37 * grow * wobble,
      ];
    });
  const frame = (grow: number, color: string) =>
    `<path fill-rule="evenodd" d="${d`M-20 -20H${width + 20}V${height + 20}H-20z`}${outline(hole(grow))}" fill="${color}"/>`;
  const rock = mix(palette.rockDeep, palette.ink, 0.25);
  return (
    drawSky(canvas, height * 0.3) +
    drawForest(canvas, {
      name: 'rim',
      groundAt: () => height * 0.2,
      rows: 2,
      heights: [60, 80],
      gap: 14,
      colors: [palette.forestFar, palette.forestMid],
    }) +
    wall.svg +
    drawTallFall(canvas, fall, canvas.scene.frozen ?? false) +
    drawLakeSurface(canvas, { name: 'pool', top: foot, glints: 30 }) +
    drawSpray(canvas, fall.x, foot - 6, 90) +
    drawRocks(canvas, 'pool', height * 0.78, 4, 0.7, [x - 200, x + 200]) +
    frame(1.02, mix(palette.rockMid, rock, 0.45)) +
    frame(1.12, mix(palette.rockShade, rock, 0.6)) +
    frame(1.26, rock) +
    frame(1.44, mix(rock, palette.ink, 0.5)) +
    drawHill(
      canvas,
      (at) => height * 0.84 + Math.abs(at - x) * -0.1 + fractal(waves, at / 80, 6, 2) * 20,
      mix(rock, palette.ink, 0.4),
    ) +
    drawForeground(canvas, { x: x - emptySide * 90, y: height * 0.9, size: height * 0.23 }, 'hikers')
  );
}

/** A river that parts round a wooded island, joins again and drops into a gorge. */
export function drawIslandFall(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('island');
  const x = width * 0.5 - emptySide * width * 0.03;
  const reach = Math.min(width, 1000);
  const bank = height * 0.44;
  const lip = height * 0.64;
  const foot = height * 0.9;
  const random = canvas.random('island');
  const isle = x + emptySide * reach * 0.04;
  const island = drawForest(canvas, {
    name: 'island',
    from: isle - reach * 0.13,
    to: isle + reach * 0.13,
    groundAt: (at) => height * 0.5 + ((at - isle) / (reach * 0.13)) ** 2 * 14,
    rows: 2,
    heights: [90, 130],
    gap: 12,
    bottom: height * 0.53,
    colors: [palette.forestMid, palette.forestNear],
  });
  const river = (share: number): Point[] => [
    [isle - reach * 0.3 * share, bank + 12],
    [isle + reach * 0.32 * share, bank + 12],
    [isle + reach * 0.29 * share, height * 0.53],
    [x + reach * 0.17 * share, lip + 6],
    [x - reach * 0.17 * share, lip + 6],
    [isle - reach * 0.27 * share, height * 0.53],
  ];
  let rapids = '';
  for (let i = 0; i < 46; i++) {
    const t = random();
    const at = x + random.between(-1, 1) * reach * (0.24 - 0.1 * t);
    const y = height * 0.535 + t * (lip - height * 0.535);
    rapids += d`M${at} ${y}q${random.between(10, 30)} -4 ${random.between(30, 60)} 1q-20 4 -50 1z`;
  }
  const wall = (side: 1 | -1) =>
    drawRockWall(canvas, {
      name: `gorge ${side}`,
      x: side < 0 ? -width * 0.04 : width * 1.04,
      width: width * 0.5 - reach * 0.14,
      height: height * (side === emptySide ? 0.54 : 0.6),
      baseY: height * 1.22,
      steepness: 4.4,
      band: 64,
      dark: side === canvas.shadowSide ? 0.28 : 0,
    });
  const walls = { left: wall(-1), right: wall(1) };
  return (
    drawSky(canvas, height * 0.4) +
    drawMountains(canvas, { baseY: height * 0.4, scale: 0.86 }) +
    drawForest(canvas, {
      name: 'far bank',
      groundAt: (at) => height * 0.4 + fractal(waves, at / 160, 1, 2) * 16,
      rows: 4,
      heights: [34, 60],
      gap: 12,
      colors: [palette.forestFar, palette.forestMid],
    }) +
    drawHill(
      canvas,
      (at) => bank + 8 + fractal(waves, at / 120, 7, 2) * 12,
      mix(palette.ground, palette.forestMid, 0.35),
    ) +
    polygon(closedCurve(river(1.08)), mix(palette.stone, palette.stoneLit, 0.4)) +
    polygon(closedCurve(river(1)), mix(palette.water, palette.waterLight, 0.25)) +
    fill(spot(isle, height * 0.53, reach * 0.15, 18), mix(palette.stone, palette.stoneShade, 0.4)) +
    island +
    fill(rapids, palette.snowLit, 0.9) +
    drawRockWall(canvas, {
      name: 'behind the fall',
      x,
      width: Math.max(width * 0.8, 700),
      height: height * 0.32,
      baseY: height * 0.95,
      steepness: 5,
      apron: 0.01,
      dark: 0.2,
    }).svg +
    drawWideFall(canvas, { x, top: lip, foot, width: reach * 0.15 }) +
    rect(-10, foot, width + 20, height * 0.2, mix(palette.water, palette.waterDeep, 0.6)) +
    drawSpray(canvas, x, foot, reach * 0.2) +
    walls.left.svg +
    walls.right.svg +
    [0.05, 0.14, 0.86, 0.95]
      .map((at) =>
        drawConifer(
          canvas,
          width * at,
          (at < 0.5 ? walls.left : walls.right).skylineAt(width * at) + 20,
          height * random.between(0.22, 0.32),
          random,
          palette.forestNear,
        ),
      )
      .join('') +
    drawForeground(canvas, { x: x + emptySide * reach * 0.38, y: height * 0.72, size: height * 0.13 })
  );
}
