import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { fractal } from '../noise.ts';
import { box, circle, clipPath, fill, group, outline, type Point, polygon, rect, facet } from '../svg.ts';
import type { DrawSubject } from './subject.ts';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A room of mountain paintings with visitors and a bench. */
export const gallery: DrawSubject = (canvas) => {
  const { width, height, palette } = canvas;
  const floor = height * 0.74;
  const wall = mix(palette.plaster, palette.canvas, 0.18);
  const reach = Math.min(width, 1200);
  const left = width / 2 - reach / 2;
  const at = (x: number, y: number, w: number, h: number): Frame => ({
    x: left + x * reach,
    y: y * height,
    width: w * reach,
    height: h * height,
  });
  const frames = [
    at(0.3, 0.2, 0.42, 0.3),
    at(0.06, 0.16, 0.18, 0.2),
    at(0.08, 0.42, 0.14, 0.13),
    at(0.78, 0.26, 0.17, 0.26),
  ];
  const random = canvas.random('visitors');
  const visitor = (share: number, y: number, size: number, pose: 'stand' | 'point' | 'photograph') =>
    drawPerson(
      left + share * reach,
      height * y,
      height * size,
      pose,
      randomOutfit(random, palette, { headgear: 'hair' }),
      palette,
      share > 0.5,
    );
  const boards = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) / 6;
    return outline([
      [width / 2 + x * reach * 0.7, floor],
      [width / 2 + x * reach * 0.7 + 2, floor],
      [width / 2 + x * reach * 1.3 + 5, height + 10],
      [width / 2 + x * reach * 1.3, height + 10],
    ]);
  });
  return (
    rect(0, 0, width, height, wall) +
    rect(0, 0, width, height * 0.07, mix(palette.woodShade, palette.ink, 0.2)) +
    lamps(canvas, frames) +
    frames.map((frame, i) => drawPainting(canvas, frame, i)).join('') +
    rect(0, floor - 22, width, 24, palette.woodLit) +
    rect(0, floor, width, height - floor + 10, mix(palette.wood, palette.woodShade, 0.35)) +
    fill(boards.join(''), palette.woodShade, 0.6) +
    visitor(0.36, 0.86, 0.3, 'point') +
    visitor(0.47, 0.87, 0.28, 'stand') +
    visitor(0.86, 0.83, 0.26, 'photograph') +
    drawBenchSeat(canvas, left + reach * 0.56, height * 0.9, reach * 0.3)
  );
};

function lamps({ palette }: Canvas, frames: readonly Frame[]): string {
  return frames
    .map(
      ({ x, y, width, height }) =>
        facet`${palette.snowLit} 0.35: ${x + width * 0.42},${y - 42} ${x + width * 0.58},${y - 42} ${x + width * 1.12},${y + height * 1.1} ${x - width * 0.12},${y + height * 1.1}`,
    )
    .join('');
}

/** A framed landscape: a sky, a sun, two ranges and a lake of flat colours. */
function drawPainting(canvas: Canvas, frame: Frame, index: number): string {
  const { palette } = canvas;
  const { x, y, width, height } = frame;
  const waves = canvas.noise(`painting ${index}`);
  const clip = canvas.id(`painting ${index}`);
  const skies = [
    palette.sun,
    palette.waterLight,
    palette.canvas,
    mix(palette.water, palette.snowLit, 0.4),
  ] as const;
  const ridge = (level: number, rough: number, row: number): Point[] => [
    [x, y + height],
    ...Array.from({ length: 15 }, (_, i): Point => [
      x + (width * i) / 14,
      y + height * level - Math.abs(fractal(waves, i / 2.2, row, 3)) * height * rough,
    ]),
    [x + width, y + height],
  ];
  const view =
    rect(x, y, width, height, skies[index % 4] ?? palette.sun) +
    circle(x + width * 0.7, y + height * 0.28, Math.min(width, height) * 0.13, palette.snowLit) +
    polygon(ridge(0.62, 0.9, 1), mix(palette.rockMid, palette.waterDeep, 0.25)) +
    polygon(ridge(0.8, 0.6, 4), palette.forestMid) +
    rect(x, y + height * 0.8, width, height * 0.2, mix(palette.water, palette.waterDeep, 0.3)) +
    rect(x, y + height * 0.8, width, height * 0.025, palette.waterLight);
  const edge = Math.max(7, width * 0.035);
  return (
    rect(x - edge + 5, y - edge + 9, width + edge * 2, height + edge * 2, palette.stoneShade, 0.35) +
    rect(
      x - edge,
      y - edge,
      width + edge * 2,
      height + edge * 2,
      index % 2 ? palette.woodShade : palette.gold,
    ) +
    `<defs>${clipPath(clip, box(x, y, width, height))}</defs>${group(view, { clip })}`
  );
}

function drawBenchSeat({ palette }: Canvas, x: number, y: number, width: number): string {
  return (
    rect(x + width * 0.08, y, width * 0.05, 64, palette.ink) +
    rect(x + width * 0.87, y, width * 0.05, 64, palette.ink) +
    rect(x, y - 26, width, 30, palette.redShade) +
    rect(x, y - 26, width, 9, palette.red)
  );
}
