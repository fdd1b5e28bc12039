import type { Canvas } from '../canvas.ts';
import { drawFireworks, drawStage, drawStall } from '../figures/festivity.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { circle, d, line, filled } from '../svg.ts';
import type { Spot } from './spot.ts';

/** A loose crowd around a spot, the nearest drawn last and largest. */
export function crowd(canvas: Canvas, { x, y, size }: Spot): string {
  const random = canvas.random('crowd');
  const people = Array.from({ length: 13 }, () => ({ dx: random.between(-2.4, 2.4), depth: random() })).sort(
    (a, b) => a.depth - b.depth,
  );
  return people
    .map(({ dx, depth }) => {
      const pose = random.pick(['stand', 'walk', 'stand', 'cheer', 'photograph', 'point'] as const);
      const outfit = randomOutfit(random, canvas.palette);
      const scale = size * (0.72 + 0.36 * depth);
      return drawPerson(
        x + dx * size,
        y + (depth - 0.75) * size * 0.62,
        scale,
        pose,
        outfit,
        canvas.palette,
        random() < 0.5,
      );
    })
    .join('');
}

/** Three market stalls and their customers. */
export function market(canvas: Canvas, spot: Spot): string {
  const { x, y, size } = spot;
  const random = canvas.random('stalls');
  const stall = (dx: number, dy: number, scale: number) =>
    drawStall(x + dx * size, y + dy * size, size * scale, random, canvas.palette);
  return (
    stall(-2.1, -0.42, 1.5) +
    stall(2.2, -0.42, 1.5) +
    stall(0, -0.3, 1.9) +
    crowd(canvas, { x, y: y + size * 0.3, size: size * 0.86 })
  );
}

/** A stage before a crowd. */
export function stage(canvas: Canvas, spot: Spot): string {
  const { x, y, size } = spot;
  return (
    drawStage(x, y - size * 0.75, size * 4.2, canvas.palette) +
    crowd(canvas, { x, y: y + size * 0.3, size: size * 0.9 })
  );
}

/** Fireworks in the sky over watchers. */
export function fireworks(canvas: Canvas, spot: Spot): string {
  return (
    drawFireworks(canvas.width, canvas.height, canvas.random('fireworks'), canvas.palette) +
    crowd(canvas, spot)
  );
}

/** A winding line of torches down the slope behind the spot. */
export function torches(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  let flames = '';
  let glows = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    const tx = x + Math.sin(t * 9.5) * size * (0.5 + 2.2 * t);
    const ty = y - size * 2.6 * (1 - t);
    const r = 2.2 + 5.5 * t;
    glows += circle(tx, ty, r * 3.4, palette.glow, 0.22);
    flames += filled`${'#ffe08a'}: M${tx - r * 0.7} ${ty}Q${tx - r} ${ty - r * 1.4} ${tx} ${ty - r * 2.8}Q${tx + r} ${ty - r * 1.4} ${tx + r * 0.7} ${ty}z`;
    flames += line(d`M${tx} ${ty}v${r * 2.4}`, palette.ink, Math.max(1, r * 0.5));
  }
  return glows + flames;
}
