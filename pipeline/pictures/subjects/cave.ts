import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { fractal } from '../noise.ts';
import { d, fill, group, type Point, polygon, rect, facet, filled } from '../svg.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawSteam } from '../water/mist.ts';
import type { DrawSubject } from './subject.ts';

/** A grotto with a warm pool: rings of rock, lit from an opening in its roof. */
export const cave: DrawSubject = (canvas) => {
  const { width, height, palette, shadowSide } = canvas;
  const x = width * 0.52;
  const tones: readonly (readonly [number, Color])[] = [
    [1.25, mix(palette.stoneShade, palette.ink, 0.75)],
    [1.08, mix(palette.stoneShade, palette.ink, 0.6)],
    [0.92, mix(palette.stoneShade, palette.ink, 0.4)],
    [0.76, mix(palette.stoneShade, palette.waterDeep, 0.25)],
    [0.6, mix(palette.stone, palette.waterDeep, 0.25)],
    [0.44, mix(palette.stoneLit, palette.water, 0.25)],
  ];
  const pool =
    d`M${width * 0.04} ${height * 0.8}Q${width * 0.2} ${height * 0.6} ${x} ${height * 0.6}Q${width * 0.86} ${height * 0.6} ${width * 0.97} ${height * 0.8}` +
    d`Q${width * 0.8} ${height * 0.96} ${x} ${height * 0.955}Q${width * 0.2} ${height * 0.96} ${width * 0.04} ${height * 0.8}z`;
  const random = canvas.random('cave');
  const steam = Array.from({ length: 4 }, () =>
    drawSteam(
      width * random.between(0.34, 0.7),
      height * 0.76,
      height * random.between(0.24, 0.4),
      random,
      '#e9fff6',
      0.16,
    ),
  );
  const ledge = Math.min(width * 0.34, 400);
  return (
    rect(0, 0, width, height, mix(palette.ink, '#0e1c26', 0.6)) +
    tones.map(([size, color]) => ring(canvas, x, size, color)).join('') +
    drawLightShaft(canvas, x) +
    drawLakeSurface(canvas, {
      name: 'pool',
      top: height * 0.6,
      shape: pool,
      glints: 70,
      isFrozen: false,
      inks: { water: '#2fb9b0', light: '#b5ffe6', deep: '#0d6270' },
    }) +
    steam.join('') +
    drawStalactites(canvas, x) +
    drawRocks(canvas, 'cave', height * 0.99, 7, 1.2) +
    drawRock(width * 0.17, height, ledge, height * 0.13, random, palette, shadowSide) +
    drawForeground(canvas, { x: width * 0.17, y: height * 0.89, size: height * 0.19 }, 'hiker')
  );
};

function ring(canvas: Canvas, x: number, size: number, color: Color): string {
  const waves = canvas.noise('cave walls');
  const points = Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i / 64) * Math.PI * 2;
    const reach = size * (1 + fractal(waves, Math.cos(angle) * 2 + size, Math.sin(angle) * 2, 3) * 0.22);
    return [
      x + Math.cos(angle) * canvas.width * 0.5 * reach,
      canvas.height * (0.5 + Math.sin(angle) * 0.52 * reach),
    ];
  });
  return polygon(points, color);
}

function drawLightShaft({ width, height, palette }: Canvas, x: number): string {
  const opening = filled`${palette.sun}: M${x - width * 0.07} ${height * 0.17}Q${x} ${height * 0.1} ${x + width * 0.08} ${height * 0.17}Q${x} ${height * 0.235} ${x - width * 0.07} ${height * 0.17}z`;
  const beam = (top: number, foot: number) =>
    facet`${palette.sun}: ${x - width * top},${height * 0.18} ${x + width * top},${height * 0.18} ${x + width * foot},${height * 0.66} ${x - width * foot},${height * 0.66}`;
  return opening + group(beam(0.055, 0.19) + beam(0.025, 0.09), { opacity: 0.26 });
}

function drawStalactites({ width, random }: Canvas, x: number): string {
  const next = random('stalactites');
  let data = '';
  for (let i = 0; i < 26; i++) {
    const left = width * next();
    const long = next.between(30, 150) * (0.4 + (Math.abs(left - x) / width) * 1.6);
    data += d`M${left - long * 0.22} -5H${left + long * 0.22}L${left + next.bell() * 6} ${long}z`;
  }
  return fill(data, '#0a151d');
}
