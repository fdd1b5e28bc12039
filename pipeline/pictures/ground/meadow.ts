import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import { createNoise, fractal, type Noise } from '../noise.ts';
import { fill, spot } from '../svg.ts';
import { drawGrass, drawHill, type GroundLine } from './hill.ts';

/** Rolling grassland from `top` to the bottom of the picture, with flowers in spring and summer. */
export function drawMeadow(canvas: Canvas, top: number, { rows = 5, hasFlowers = true } = {}): string {
  const { palette, height, scene } = canvas;
  const waves = createNoise(`${canvas.slug}/meadow`);
  const far = mix(palette.ground, palette.haze, 0.35);
  const blooms = hasFlowers && (scene.season === 'spring' || scene.season === 'summer');
  let svg = '';
  for (let row = 0; row < rows; row++) {
    const t = rows > 1 ? row / (rows - 1) : 1;
    const level = lerp(top, height * 0.95, t ** 1.25);
    const groundAt: GroundLine = (x) =>
      level + fractal(waves, x / (240 + 160 * t) + row * 9, row * 4.3, 2) * lerp(14, 46, t);
    const color =
      t < 0.5 ? mix(far, palette.ground, t * 2) : mix(palette.ground, palette.groundShade, t * 2 - 1);
    svg += drawHill(canvas, groundAt, color);
    svg += drawGrass(
      canvas,
      `meadow ${row}`,
      groundAt,
      mix(color, palette.groundShade, 0.6),
      60 + 90 * t,
      lerp(5, 20, t),
    );
    if (blooms && row > 0) svg += drawFlowers(canvas, row, t, groundAt, waves);
  }
  return svg;
}

function drawFlowers(canvas: Canvas, row: number, t: number, groundAt: GroundLine, patches: Noise): string {
  const { palette, width } = canvas;
  return palette.flowers
    .map((color, kind) => {
      const random = canvas.random(`flowers ${row} ${kind}`);
      let heads = '';
      for (let i = 0; i < ((46 - t * 10) * width) / 1200; i++) {
        const x = random() * width;
        const y = groundAt(x) + random.between(6, lerp(30, 110, t));
        const r = lerp(1.6, 6.2, t) * random.between(0.6, 1.2);
        if (fractal(patches, x / 120, y / 60 + kind * 7, 2) >= -0.02) heads += spot(x, y, r, r * 0.75);
      }
      return fill(heads, color);
    })
    .join('');
}
