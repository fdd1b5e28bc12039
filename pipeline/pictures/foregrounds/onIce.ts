import type { Canvas } from '../canvas.ts';
import { drawIceSculpture } from '../figures/festivity.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { d, line } from '../svg.ts';
import type { Spot } from './spot.ts';

/** Three skaters and the lines they leave. */
export function skaters(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const random = canvas.random('skaters');
  const tracks =
    d`M${x - size * 3} ${y + size * 0.2}C${x - size} ${y + size * 0.6} ${x + size} ${y - size * 0.1} ${x + size * 3} ${y + size * 0.35}` +
    d`M${x - size * 2.4} ${y - size * 0.15}C${x - size * 0.6} ${y - size * 0.35} ${x + size * 1.4} ${y + size * 0.3} ${x + size * 2.4} ${y}`;
  const skater = (dx: number, dy: number, scale: number, flip: boolean) =>
    drawPerson(
      x + dx * size,
      y + dy * size,
      size * scale,
      'glide',
      randomOutfit(random, palette, { headgear: 'toque' }),
      palette,
      flip,
    );
  return (
    line(tracks, palette.snowLit, 2.4, 0.9) +
    skater(1.15, -0.32, 0.7, true) +
    skater(-1.25, -0.2, 0.8, false) +
    skater(0, 0.12, 1.05, false)
  );
}

/** A swan of ice with two admirers. */
export function iceSculpture(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const random = canvas.random('admirers');
  const person = (dx: number, pose: 'point' | 'photograph', flip: boolean) =>
    drawPerson(
      x + dx * size,
      y + size * 0.12,
      size,
      pose,
      randomOutfit(random, palette, { headgear: 'toque', hasCamera: pose === 'photograph' }),
      palette,
      flip,
    );
  return (
    drawIceSculpture(x, y, size * 1.9, palette) +
    person(-1.25, 'point', false) +
    person(1.35, 'photograph', true)
  );
}

/** Cracks in bare ice. */
export function ice(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('cracks');
  let cracks = '';
  for (let i = 0; i < 9; i++) {
    cracks += d`M${random() * width} ${height * random.between(0.72, 0.97)}`;
    for (let turn = 0; turn < 4; turn++) cracks += d`l${random.between(-90, 140)} ${random.between(-12, 18)}`;
  }
  return line(cracks, palette.snowLit, 2.4, 0.85);
}
