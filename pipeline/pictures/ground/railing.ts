import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { d, line, rect, facet, lined } from '../svg.ts';

/** A timber deck across the bottom of the picture, with a rail and a few people who look out. */
export function drawRailing(canvas: Canvas, floor: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('railing');
  const tall = height * 0.12;
  const people = [0.2, 0.28, 0.46, 0.53, 0.74].map((at, i) =>
    drawPerson(
      width * at + random.bell() * 12,
      floor + 14,
      height * random.between(0.15, 0.18),
      (['stand', 'point', 'photograph', 'stand', 'stand'] as const)[i] ?? 'stand',
      randomOutfit(random, palette, { hasPack: i % 2 === 0, hasCamera: i === 2 }),
      palette,
      i % 2 === 1,
    ),
  );
  let posts = '';
  for (let x = -20; x < width + 60; x += 96) posts += d`M${x} ${floor + 12}v${-tall}`;
  let boards = '';
  for (let x = -width * 0.4; x < width * 1.4; x += 46)
    boards += d`M${width / 2 + (x - width / 2) * 0.8} ${floor}L${x} ${height + 10}`;
  return (
    people.join('') +
    line(posts, palette.woodShade, 11) +
    lined`${palette.wood} 6: M-20 ${floor - tall * 0.62}H${width + 20}M-20 ${floor - tall * 0.3}H${width + 20}` +
    facet`${palette.woodLit}: ${-20},${floor - tall - 8} ${width + 20},${floor - tall - 8} ${width + 20},${floor - tall + 8} ${-20},${floor - tall + 8}` +
    rect(-20, floor + 4, width + 40, height, mix(palette.wood, palette.woodShade, 0.5)) +
    line(boards, palette.woodShade, 3, 0.7)
  );
}
