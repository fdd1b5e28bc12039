import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawHill } from '../ground/hill.ts';
import { lerp } from '../interpolate.ts';
import { circle, d, line, rect } from '../svg.ts';

/** The edges of the road before a house that stands at `foot`: y at an x. The road falls or climbs across the picture. */
function roadOf({ width, height, random }: Canvas, foot: number) {
  const next = random('road');
  const fall = height * next.between(0.02, 0.09) * (next() < 0.5 ? -1 : 1);
  const wide = height * next.between(0.05, 0.1);
  const kerb = (x: number) =>
    foot + height * 0.03 + Math.max(0, fall * (x / width - 0.5) + Math.abs(fall) / 2);
  const verge = (x: number) => kerb(x) + wide + (fall * (x / width - 0.5)) / 2;
  return { kerb, verge };
}

/** Pavement, kerb, road and the verge on the near side, from edge to edge before a house. */
export function drawRoad(canvas: Canvas, foot: number): string {
  const { width, height, palette } = canvas;
  const { kerb, verge } = roadOf(canvas, foot);
  const stone = palette.isWinter ? mix(palette.stoneLit, palette.snowShade, 0.5) : palette.stoneLit;
  const road = mix(palette.stoneShade, palette.isWinter ? palette.snowShade : palette.ink, 0.3);
  const middle = (x: number) => lerp(kerb(x), verge(x), 0.55);
  let dashes = '';
  for (let x = 20; x < width; x += 120) dashes += d`M${x} ${middle(x)}L${x + 52} ${middle(x + 52)}`;
  return (
    rect(-10, foot - 4, width + 20, height - foot, stone) +
    drawHill(canvas, kerb, mix(stone, palette.ink, 0.25)) +
    drawHill(canvas, (x) => kerb(x) + 7, road) +
    line(dashes, palette.canvas, 5, 0.8) +
    drawHill(canvas, verge, stone) +
    drawHill(canvas, (x) => verge(x) + 16, palette.ground)
  );
}

/** Draws lamps along the kerb, lit at dusk and at night. */
export function drawStreetLamps(canvas: Canvas, foot: number): string {
  const { width, height, palette, random } = canvas;
  const { kerb } = roadOf(canvas, foot);
  const next = random('street lamps');
  return [next.between(0.04, 0.24), next.between(0.7, 0.96)]
    .map((at) => {
      const x = width * at;
      const top = kerb(x) - height * 0.15;
      return (
        line(d`M${x} ${kerb(x) + 4}V${top}`, palette.ink, 5) +
        rect(x - 9, top - 20, 18, 22, palette.isDark ? palette.glow : palette.canvas) +
        rect(x - 13, top - 25, 26, 7, palette.ink) +
        (palette.isDark ? circle(x, top - 10, 44, palette.glow, 0.22) : '')
      );
    })
    .join('');
}
