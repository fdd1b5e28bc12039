import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, d, line, rect, facet, lined } from '../svg.ts';
import { drawChimney, drawWindow } from './parts.ts';

/** A log cabin seen from a corner, `width` across the front and side, its front's middle at x. */
export function drawCabin(
  x: number,
  y: number,
  width: number,
  palette: Palette,
  roof = palette.redShade,
): string {
  const w = width;
  const wall = w * 0.34;
  const eaves = y - wall;
  const lit = palette.isWinter ? palette.snowLit : roof;
  const shade = palette.isWinter ? palette.snowShade : mix(roof, palette.ink, 0.3);
  let logs = '';
  let sideLogs = '';
  for (let i = 1; i < 8; i++) logs += d`M${x - w * 0.3} ${y - (wall * i) / 7.2}h${w * 0.6}`;
  for (let i = 1; i < 7; i++)
    sideLogs += d`M${x + w * 0.3} ${y - (wall * i) / 7.2}L${x + w * 0.78} ${y - (wall * 0.9 * i) / 7.2}`;
  return (
    drawChimney(x + w * 0.46, eaves - w * 0.28, w * 0.09, w * 0.34, palette) +
    facet`${palette.wood}: ${x - w * 0.3},${y} ${x - w * 0.3},${eaves} ${x},${eaves - w * 0.34} ${x + w * 0.3},${eaves} ${x + w * 0.3},${y}` +
    line(logs, palette.woodShade, w * 0.008, 0.55) +
    facet`${palette.woodShade}: ${x + w * 0.3},${y} ${x + w * 0.3},${eaves} ${x + w * 0.78},${y - wall * 0.92} ${x + w * 0.78},${y - wall * 0.02}` +
    line(sideLogs, palette.ink, w * 0.006, 0.4) +
    facet`${shade}: ${x - w * 0.4},${eaves + w * 0.11} ${x},${eaves - w * 0.42} ${x + w * 0.4},${eaves + w * 0.11} ${x + w * 0.33},${eaves + w * 0.13} ${x},${eaves - w * 0.32} ${x - w * 0.33},${eaves + w * 0.13}` +
    facet`${lit}: ${x},${eaves - w * 0.44} ${x + w * 0.55},${eaves - w * 0.37} ${x + w * 0.88},${eaves + w * 0.06} ${x + w * 0.4},${eaves + w * 0.11}` +
    rect(
      x - w * 0.07,
      y - wall * 0.78,
      w * 0.15,
      wall * 0.78,
      mix(palette.woodShade, palette.redShade, 0.5),
    ) +
    drawWindow(x - w * 0.24, y - wall * 0.75, w * 0.13, wall * 0.42, palette, palette.woodShade) +
    drawWindow(x + w * 0.13, y - wall * 0.75, w * 0.12, wall * 0.42, palette, palette.woodShade) +
    circle(x, eaves - w * 0.1, w * 0.05, palette.window) +
    facet`${palette.window}: ${x + w * 0.45},${y - wall * 0.68} ${x + w * 0.62},${y - wall * 0.66} ${x + w * 0.62},${y - wall * 0.3} ${x + w * 0.45},${y - wall * 0.3}`
  );
}

/** A barn with a hay door and a rail fence, `width` across the barn. */
export function drawStable(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const wall = w * 0.36;
  const eaves = y - wall;
  const roof = palette.isWinter ? palette.snowLit : palette.stoneShade;
  const barn = mix(palette.redShade, palette.wood, 0.25);
  let boards = '';
  for (let i = 1; i < 12; i++) boards += d`M${x - w / 2 + (w * i) / 12} ${y}v${-wall}`;
  let rails = '';
  for (const side of [-1, 1]) {
    for (let post = 0; post < 6; post++)
      rails += d`M${x + side * (w * 0.56 + post * w * 0.16)} ${y + 8}v${-w * 0.15}`;
    rails += d`M${x + side * w * 0.52} ${y - w * 0.08}h${side * w * 0.86}M${x + side * w * 0.52} ${y - w * 0.02}h${side * w * 0.86}`;
  }
  return (
    facet`${barn}: ${x - w / 2},${y} ${x - w / 2},${eaves} ${x - w * 0.3},${eaves - w * 0.2} ${x},${eaves - w * 0.3} ${x + w * 0.3},${eaves - w * 0.2} ${x + w / 2},${eaves} ${x + w / 2},${y}` +
    line(boards, mix(barn, palette.ink, 0.3), w * 0.005, 0.6) +
    lined`${roof} ${w * 0.045}: M${x - w * 0.55} ${eaves + w * 0.04}L${x - w * 0.32} ${eaves - w * 0.2}L${x} ${eaves - w * 0.31}L${x + w * 0.32} ${eaves - w * 0.2}L${x + w * 0.55} ${eaves + w * 0.04}` +
    rect(x - w * 0.15, y - wall * 0.8, w * 0.3, wall * 0.8, mix(palette.woodShade, palette.ink, 0.5)) +
    lined`${palette.plaster} ${w * 0.012}: M${x - w * 0.15} ${y - wall * 0.8}h${w * 0.3}V${y}M${x - w * 0.15} ${y}v${-wall * 0.8}` +
    rect(x - w * 0.07, eaves - w * 0.17, w * 0.14, w * 0.12, palette.window) +
    drawWindow(x - w * 0.41, y - wall * 0.72, w * 0.12, wall * 0.3, palette, palette.plaster) +
    drawWindow(x + w * 0.29, y - wall * 0.72, w * 0.12, wall * 0.3, palette, palette.plaster) +
    line(rails, palette.woodLit, w * 0.014)
  );
}
