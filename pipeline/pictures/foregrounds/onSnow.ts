import type { Canvas } from '../canvas.ts';
import { drawDog, drawHorse } from '../figures/animals.ts';
import { drawSnowcoach } from '../figures/machines.ts';
import { drawPerson, type Outfit, randomOutfit } from '../figures/person.ts';
import type { PoseName } from '../figures/poses.ts';
import { d, fill, line, place, filled, lined } from '../svg.ts';
import type { Spot } from './spot.ts';

function figure(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  pose: PoseName,
  changes: Partial<Outfit> = {},
): string {
  const outfit = randomOutfit(canvas.random(name), canvas.palette, { headgear: 'toque', ...changes });
  return drawPerson(x, y, size, pose, outfit, canvas.palette);
}

/** A dog team, its sled and its driver, running to the right. */
export function sled(canvas: Canvas, spot: Spot): string {
  const { y, size } = spot;
  const x = spot.x - size * 0.55;
  const { palette } = canvas;
  const dogs = [0.75, 1.25, 1.75].map(
    (ahead, i) =>
      drawDog(x + ahead * size, y - size * 0.1, size * 0.44, palette, i % 2 === 0) +
      drawDog(x + (ahead + 0.16) * size, y + size * 0.06, size * 0.46, palette, i % 2 === 1),
  );
  const lead = lined`${palette.red} 2: M${x + size * 0.35} ${y - size * 0.18}L${x + size * 2.1} ${y - size * 0.22}`;
  const sledge =
    fill('M-44 -6C-40 -26 -30 -30 -18 -30L16 -26C26 -24 30 -14 30 -6z', palette.canvas) +
    line('M-62 -2H34C42 -2 46 -8 44 -14M-44 -4L-50 -52L-60 -54M-30 -4V-14M10 -4V-12', palette.woodShade, 4);
  const driver = figure(canvas, 'driver', x - size * 0.86, y - size * 0.02, size * 1.02, 'stride');
  return lead + dogs.join('') + driver + place(sledge, x - size * 0.1, y + size * 0.03, size / 62);
}

/** A two-horse sleigh with passengers. */
export function sleigh(canvas: Canvas, spot: Spot): string {
  const { y, size } = spot;
  const x = spot.x - size * 0.45;
  const { palette } = canvas;
  const box =
    filled`${palette.redShade}: M-78 -12C-92 -30 -92 -56 -84 -66L-74 -40L34 -40C46 -40 54 -52 56 -58L62 -56C60 -34 52 -16 40 -12z` +
    fill('M-74 -40L34 -40L30 -26L-76 -26z', palette.red) +
    line('M-88 0H54C66 0 70 -10 64 -16M-56 0V-12M24 0V-12', palette.woodShade, 4);
  const riders = [-1.05, -0.55, 0].map((dx, i) =>
    figure(canvas, `passenger ${i}`, x + (dx - 0.2) * size, y - size * 0.16, size * 0.95, 'sit'),
  );
  const shafts = line(d`M${x + size * 0.6} ${y - size * 0.42}H${x + size * 2}`, palette.woodShade, 3);
  return (
    drawHorse(x + size * 1.72, y - size * 0.1, size * 1.24, palette) +
    drawHorse(x + size * 1.5, y, size * 1.3, palette) +
    shafts +
    riders.join('') +
    place(box, x - size * 0.35, y + size * 0.04, size / 66)
  );
}

/** Two people on snowshoes with poles. */
export function snowshoers(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const walker = (name: string, dx: number, scale: number) => {
    const h = size * scale;
    const shoe = (at: number) =>
      filled`${palette.canvas}: M${at - h * 0.14} ${y}q${h * 0.02} ${-h * 0.045} ${h * 0.16} ${-h * 0.045}q${h * 0.16} 0 ${h * 0.17} ${h * 0.045}q${-h * 0.16} ${h * 0.05} ${-h * 0.33} 0z`;
    const left = x + dx * size;
    return (
      shoe(left + h * 0.14) +
      shoe(left - h * 0.2) +
      figure(canvas, name, left, y - 1, h, 'walk', { hasPoles: true, hasPack: true })
    );
  };
  return walker('behind', -0.85, 0.94) + walker('ahead', 0.1, 1);
}

/** Two cross-country skiers in a set track. */
export function crossCountry(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const skier = (name: string, dx: number, dy: number, scale: number) => {
    const h = size * scale;
    const left = x + dx * size;
    const ski = lined`${palette.redShade} 3: M${left - h * 0.5} ${y + dy * size}H${left + h * 0.55}q${h * 0.06} 0 ${h * 0.09} ${-h * 0.05}`;
    return ski + figure(canvas, name, left, y + dy * size - 1, h, 'stride', { hasPoles: true });
  };
  const tracks = lined`${palette.snowShade} 2.5 0.8: M${x - size * 4} ${y + size * 0.03}H${x + size * 4}M${x - size * 4} ${y + size * 0.1}H${x + size * 4}`;
  return tracks + skier('second', -1.25, -0.02, 0.9) + skier('first', 0.15, 0.03, 1);
}

/** Tubers on a groomed lane. */
export function tubes(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const tube = (name: string, dx: number, dy: number, scale: number, color: string) => {
    const h = size * scale;
    const left = x + dx * size;
    const level = y + dy * size;
    const ring = (lift: number, ink: string) =>
      filled`${ink}: M${left - h * 0.45} ${level - lift}a${h * 0.45} ${h * 0.15} 0 1 0 ${h * 0.9} 0a${h * 0.45} ${h * 0.15} 0 1 0 ${-h * 0.9} 0z`;
    return (
      ring(h * 0.08, palette.ink) +
      ring(h * 0.16, color) +
      figure(canvas, name, left - h * 0.06, level - h * 0.08, h * 0.9, 'sit', { headgear: 'helmet' })
    );
  };
  return (
    tube('tuber 1', 1.3, -0.85, 0.5, palette.canvas) +
    tube('tuber 2', -0.9, -0.45, 0.75, palette.roof) +
    tube('tuber 3', 0, 0.1, 1.15, palette.red)
  );
}

/** A downhill skier in a turn. */
export function skier(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const skis = lined`${palette.redShade} 3.4: M${x - size * 0.55} ${y + size * 0.04}L${x + size * 0.45} ${y - size * 0.1}M${x - size * 0.5} ${y + size * 0.12}L${x + size * 0.5} ${y - size * 0.02}`;
  const track = lined`${palette.snowShade} 6: M${x - size * 0.5} ${y + size * 0.1}C${x - size * 1.6} ${y + size * 0.35} ${x - size * 2} ${y - size * 0.2} ${x - size * 3.4} ${y + size * 0.2}`;
  const spray = filled`${palette.snowLit} 0.9: M${x - size * 0.5} ${y + size * 0.1}q${-size * 0.3} ${-size * 0.32} ${-size * 0.72} ${-size * 0.26}q${size * 0.16} ${size * 0.12} ${size * 0.06} ${size * 0.26}z`;
  const poles = lined`${palette.ink} 2: M${x + size * 0.1} ${y - size * 0.28}L${x - size * 0.42} ${y - size * 0.12}`;
  return (
    track +
    spray +
    skis +
    poles +
    figure(canvas, 'skier', x, y + size * 0.02, size * 1.25, 'crouch', {
      coat: palette.red,
      headgear: 'helmet',
    })
  );
}

/** A glacier bus. */
export function snowcoach({ palette, emptySide }: Canvas, { x, y, size }: Spot): string {
  return drawSnowcoach(x, y, size * 3, palette, emptySide < 0);
}
