import { type Color, mix } from '../color.ts';
import { box, d, fill, line, rect } from '../svg.ts';
import type { Palette } from '../palette.ts';

/** A window pane with glazing bars, its top left corner at (x, y). */
export function drawWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  bars: Color,
): string {
  const cross = d`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`;
  return rect(x, y, width, height, palette.window) + line(cross, bars, Math.max(1, width * 0.07));
}

/** Rows of small windows over a rectangle; every seventh is unlit at dusk and night. */
export function drawWindowGrid(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  palette: Palette,
): string {
  let lit = '';
  let unlit = '';
  const w = (width / columns) * 0.46;
  const h = (height / rows) * 0.52;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pane = box(
        x + ((column + 0.5) * width) / columns - w / 2,
        y + ((row + 0.5) * height) / rows - h / 2,
        w,
        h,
      );
      if ((row * 5 + column * 3) % 7 === 0) unlit += pane;
      else lit += pane;
    }
  }
  return fill(lit, palette.window) + fill(unlit, mix(palette.window, palette.ink, 0.6));
}

/** A stone chimney, its foot at (x, y), with a wisp of smoke. */
export function drawChimney(x: number, y: number, width: number, height: number, palette: Palette): string {
  const top = y - height;
  const w = width;
  const smoke =
    d`M${x + w * 0.3} ${top}C${x - w * 0.8} ${top - w * 1.6} ${x + w * 1.4} ${top - w * 2.8} ${x + w * 0.4} ${top - w * 4.6}` +
    d`C${x + w * 2.6} ${top - w * 3} ${x + w * 1.2} ${top - w * 1.6} ${x + w * 0.8} ${top}z`;
  return (
    rect(x, top, w, height, palette.stone) +
    rect(x + w / 2, top, w / 2, height, palette.stoneShade) +
    rect(x - w * 0.12, top, w * 1.24, w * 0.24, palette.stoneShade) +
    fill(smoke, palette.cloud, 0.6)
  );
}

/** Roof colour: snow in winter, the given colour otherwise. */
export function roofInk(palette: Palette, color: Color): Color {
  return palette.isWinter ? palette.snowLit : color;
}
