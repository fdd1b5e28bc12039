import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, outline, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawSpray, drawTallFall } from '../water/falls.ts';
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

/** A river that splits round a wooded island and drops into a gorge. */
export function drawIslandFall(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('island');
  const x = width * 0.5;
  const lip = height * 0.6;
  const reach = Math.min(width, 1100);
  const random = canvas.random('island');
  const foam = mix(palette.snowLit, palette.waterLight, 0.3);
  const island = drawForest(canvas, {
    name: 'island',
    from: x - reach * 0.15,
    to: x + reach * 0.15,
    groundAt: (at) => height * 0.5 + ((at - x) / (reach * 0.15)) ** 2 * 26,
    rows: 3,
    heights: [90, 150],
    gap: 14,
    bottom: lip - 6,
    colors: [palette.forestMid, palette.forestNear],
  });
  const curtain = (side: number) => {
    const [from, to] = [x + side * reach * 0.08, x + side * reach * 0.3];
    let strands = '';
    for (let i = 0; i < 12; i++) {
      const at = from + (to - from) * random();
      strands += d`M${at} ${lip}C${at} ${lip + 90} ${at - side * 40} ${height * 0.76} ${x + side * random.between(10, 90)} ${height * 0.9}l5 2C${at - side * 30} ${height * 0.76} ${at + 8} ${lip + 90} ${at + 9} ${lip}z`;
    }
    return (
      fill(
        d`M${from} ${lip - 8}L${to} ${lip - 8}C${to - side * 20} ${height * 0.74} ${x + side * 150} ${height * 0.8} ${x + side * 110} ${height * 0.92}L${x} ${height * 0.92}C${x + side * 20} ${height * 0.8} ${from} ${height * 0.7} ${from} ${lip - 8}z`,
        foam,
      ) + fill(strands, palette.water, 0.6)
    );
  };
  const wall = (side: 1 | -1) =>
    drawRockWall(canvas, {
      name: `gorge ${side}`,
      x: x + side * reach * 0.5,
      width: Math.max(reach * 0.28, width * 0.5 - reach * 0.24),
      height: height * 0.5,
      baseY: height * 1.1,
      steepness: 4.4,
      apron: 0.02,
      dark: side === canvas.shadowSide ? 0.28 : 0,
    }).svg;
  return (
    drawSky(canvas, height * 0.42) +
    drawMountains(canvas, { baseY: height * 0.42, scale: 0.86 }) +
    drawForest(canvas, {
      name: 'far bank',
      groundAt: (at) => height * 0.42 + fractal(waves, at / 160, 1, 2) * 16,
      rows: 4,
      heights: [34, 60],
      gap: 12,
      colors: [palette.forestFar, palette.forestMid],
    }) +
    rect(-10, height * 0.49, width + 20, lip - height * 0.49 + 10, palette.water) +
    polygon(
      [
        [x - reach * 0.3, height * 0.5],
        [x + reach * 0.3, height * 0.5],
        [x + reach * 0.34, lip],
        [x - reach * 0.34, lip],
      ],
      palette.waterLight,
      0.5,
    ) +
    island +
    rect(-10, lip - 2, width + 20, height * 0.5, mix(palette.rockShade, palette.rockDeep, 0.5)) +
    drawRockWall(canvas, {
      name: 'behind the fall',
      x,
      width: Math.max(width * 0.8, 700),
      height: height * 0.36,
      baseY: height * 0.93,
      steepness: 5,
      apron: 0.01,
      dark: 0.1,
    }).svg +
    curtain(-1) +
    curtain(1) +
    drawRock(x, lip + 46, reach * 0.2, 100, random, palette, canvas.shadowSide) +
    rect(-10, height * 0.9, width + 20, height * 0.2, palette.waterDeep) +
    drawSpray(canvas, x, height * 0.9, reach * 0.22) +
    wall(-1) +
    wall(1) +
    [0.04, 0.13, 0.88, 0.97]
      .map((at) => drawConifer(canvas, width * at, height * 0.74, height * 0.3, random, palette.forestNear))
      .join('') +
    drawForeground(canvas, { x: x + emptySide * reach * 0.36, y: height * 0.78, size: height * 0.13 })
  );
}
