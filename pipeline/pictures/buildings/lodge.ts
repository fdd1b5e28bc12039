import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { d, fill, line, polygon, rect } from '../svg.ts';
import { drawChimney, drawWindow, roofInk } from './parts.ts';

/** A log lodge with a glazed central gable, `width` across, its middle at x and its foot at y. */
export function drawLodge(
  x: number,
  y: number,
  width: number,
  palette: Palette,
  roof: Color = palette.roof,
): string {
  const w = width;
  const wall = w * 0.22;
  const eaves = y - wall;
  const ridge = w * 0.17;
  const cover = roofInk(palette, roof);
  const edge = palette.isWinter ? palette.snowShade : mix(roof, palette.ink, 0.45);
  let logs = '';
  for (let i = 1; i < 9; i++) logs += d`M${x - w / 2} ${y - (wall * i) / 9}h${w}`;
  const windows = [-0.42, -0.28, 0.2, 0.34].map((at) =>
    drawWindow(x + w * at, eaves + wall * 0.3, w * 0.08, wall * 0.44, palette, palette.woodShade),
  );
  return (
    rect(x - w / 2, eaves, w, wall, palette.wood) +
    line(logs, palette.woodShade, w * 0.003, 0.45) +
    drawChimney(x + w * 0.24, eaves - ridge * 0.4, w * 0.05, ridge * 1.1, palette) +
    polygon(
      [
        [x - w * 0.56, eaves + 4],
        [x - w * 0.44, eaves - ridge],
        [x + w * 0.44, eaves - ridge],
        [x + w * 0.56, eaves + 4],
      ],
      cover,
    ) +
    polygon(
      [
        [x - w * 0.56, eaves + 4],
        [x - w * 0.555, eaves - 4],
        [x + w * 0.555, eaves - 4],
        [x + w * 0.56, eaves + 4],
      ],
      edge,
    ) +
    windows.join('') +
    drawGable(x, y, w * 0.34, wall, w * 0.22, palette, cover, edge) +
    polygon(
      [
        [x - w / 2, y],
        [x - w / 2, y - wall * 0.12],
        [x + w / 2, y - wall * 0.12],
        [x + w / 2, y],
      ],
      palette.stone,
    ) +
    polygon(
      [
        [x - w * 0.07, y + 4],
        [x - w * 0.04, y - wall * 0.12],
        [x + w * 0.04, y - wall * 0.12],
        [x + w * 0.07, y + 4],
      ],
      palette.stoneLit,
    )
  );
}

function drawGable(
  x: number,
  y: number,
  width: number,
  wall: number,
  rise: number,
  palette: Palette,
  cover: Color,
  edge: Color,
): string {
  const w = width;
  const eaves = y - wall;
  const apex = eaves - rise;
  const front = mix(palette.wood, palette.woodLit, 0.45);
  return (
    polygon(
      [
        [x - w / 2, y],
        [x - w / 2, eaves],
        [x, apex],
        [x + w / 2, eaves],
        [x + w / 2, y],
      ],
      front,
    ) +
    fill(
      d`M${x - w * 0.62} ${eaves + 6}L${x} ${apex - w * 0.15}L${x + w * 0.62} ${eaves + 6}h${-w * 0.12}L${x} ${apex + w * 0.04}L${x - w * 0.5} ${eaves + 6}z`,
      cover,
    ) +
    fill(
      d`M${x} ${apex - w * 0.15}L${x + w * 0.62} ${eaves + 6}h${-w * 0.12}L${x} ${apex + w * 0.04}z`,
      edge,
      0.45,
    ) +
    drawWindow(x - w * 0.26, eaves - wall * 0.12, w * 0.52, wall * 0.42, palette, palette.woodShade) +
    polygon(
      [
        [x - w * 0.22, eaves - wall * 0.2],
        [x, apex + w * 0.16],
        [x + w * 0.22, eaves - wall * 0.2],
      ],
      palette.window,
    ) +
    line(d`M${x} ${apex + w * 0.16}V${eaves - wall * 0.2}`, palette.woodShade, Math.max(1, w * 0.02)) +
    rect(x - w * 0.12, y - wall * 0.52, w * 0.24, wall * 0.52, palette.woodShade) +
    rect(x - w * 0.38, y - wall * 0.5, w * 0.16, wall * 0.3, palette.window) +
    rect(x + w * 0.22, y - wall * 0.5, w * 0.16, wall * 0.3, palette.window)
  );
}

/** A log hall with a red roof and a flag: the lodge as a museum. */
export function drawMuseum(x: number, y: number, width: number, palette: Palette): string {
  const top = y - width * 0.5;
  const flag = line(d`M${x} ${y - width * 0.4}V${top}`, palette.ink, Math.max(2, width * 0.006));
  const cloth = fill(
    d`M${x + 2} ${top}q${width * 0.03} ${-width * 0.012} ${width * 0.07} 0v${width * 0.04}q${-width * 0.04} ${-width * 0.012} ${-width * 0.07} 0z`,
    palette.red,
  );
  return flag + cloth + drawLodge(x, y, width, palette, mix(palette.redShade, palette.ink, 0.1));
}
