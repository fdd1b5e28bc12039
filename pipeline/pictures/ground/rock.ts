import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Point, polygon } from '../svg.ts';

/** A boulder in three or four facets on the ground at (x, y), `width` across. */
export function drawRock(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  palette: Palette,
  shadowSide: 1 | -1,
): string {
  const rim: Point[] = [];
  for (let i = 0; i <= 7; i++) {
    const angle = Math.PI * (1 - i / 7);
    const rise =
      i === 0 || i === 7 ? -0.06 : Math.max(0, Math.sin(angle)) ** 0.7 * random.between(0.82, 1.06);
    rim.push([x + Math.cos(angle) * width * 0.5 * random.between(0.86, 1.05), y - rise * height]);
  }
  const lit = -shadowSide;
  const crest: Point = [x + lit * width * 0.06, y - height * 0.42];
  const litRim = lit < 0 ? rim.slice(1, 5) : rim.slice(3, 7).reverse();
  const face: Point[] = [
    ...litRim,
    [x - lit * width * 0.06, y - height * 0.34],
    [x + lit * width * 0.3, y - height * 0.2],
  ];
  const top: Point[] = [...(lit < 0 ? rim.slice(2, 5) : rim.slice(3, 6)), crest];
  const shade: Point[] = [
    [x - width * 0.5, y + height * 0.06],
    [x - width * 0.2, y - height * 0.06],
    [x + width * 0.15, y],
    [x + width * 0.5, y + height * 0.06],
  ];
  return (
    polygon(rim, palette.stoneShade) +
    polygon(face, palette.stone) +
    polygon(top, palette.isWinter ? palette.snowLit : palette.stoneLit) +
    polygon(shade, palette.ink, 0.35)
  );
}

/** Boulders scattered around a level, the nearest drawn last. */
export function drawRocks(
  canvas: Canvas,
  name: string,
  y: number,
  count = 5,
  scale = 1,
  span: readonly [number, number] = [0, canvas.width],
): string {
  const random = canvas.random(`rocks ${name}`);
  const [from, to] = span;
  const number = Math.max(2, Math.round(count * Math.min(1, (to - from) / 1000 + 0.3)));
  return Array.from({ length: number }, () => ({
    x: random.between(from, to),
    y: y + random.between(-10, 60),
    width: random.between(70, 190) * scale,
  }))
    .sort((a, b) => a.y - b.y)
    .map((rock) =>
      drawRock(
        rock.x,
        rock.y,
        rock.width,
        rock.width * random.between(0.36, 0.55),
        random,
        canvas.palette,
        canvas.shadowSide,
      ),
    )
    .join('');
}
