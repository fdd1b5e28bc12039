import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, outline, type Point } from '../svg.ts';
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
