import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { d, fill, rect, facet } from '../svg.ts';
import { drawWindowGrid } from './parts.ts';

/** A long pale lakeside hotel: a tall middle between lower wings, blue-green roofs; `width` across. */
export function drawGrandHotel(x: number, y: number, width: number, palette: Palette): string {
  const wall = mix(palette.plaster, palette.canvas, 0.16);
  const shade = mix(wall, palette.stoneShade, 0.45);
  const roof = mix(mix(palette.roof, palette.water, 0.4), palette.snowLit, palette.isWinter ? 0.12 : 0);
  const roofShade = mix(roof, palette.ink, 0.35);
  const block = (at: number, size: number, height: number, columns: number, floors: number, rise: number) => {
    const left = x + (at - size / 2) * width;
    const w = size * width;
    const top = y - height * width;
    const ridge = top - rise * width;
    return (
      rect(left, top, w, height * width, wall) +
      rect(left + w * 0.82, top, w * 0.18, height * width, shade, 0.6) +
      facet`${roof}: ${left - w * 0.02},${top + 2} ${left + w * 0.06},${ridge} ${left + w * 0.94},${ridge} ${left + w * 1.02},${top + 2}` +
      facet`${roofShade} 0.6: ${left + w * 0.7},${ridge} ${left + w * 0.94},${ridge} ${left + w * 1.02},${top + 2} ${left + w * 0.78},${top + 2}` +
      drawWindowGrid(
        left + w * 0.03,
        top + width * 0.006,
        w * 0.94,
        height * width * 0.84,
        columns,
        floors,
        palette,
      ) +
      dormers(left, top, w, rise * width, Math.max(2, Math.round(columns / 3)), wall, palette)
    );
  };
  const arches =
    rect(x - width * 0.17, y - width * 0.032, width * 0.34, width * 0.032, shade) +
    archRow(x, y, width, palette);
  return (
    block(-0.3, 0.4, 0.13, 11, 3, 0.06) +
    block(0.32, 0.36, 0.13, 10, 3, 0.06) +
    block(-0.44, 0.12, 0.2, 3, 5, 0.09) +
    block(0.45, 0.12, 0.19, 3, 5, 0.085) +
    block(0.2, 0.13, 0.25, 3, 6, 0.1) +
    block(-0.16, 0.13, 0.25, 3, 6, 0.1) +
    block(0.02, 0.26, 0.23, 6, 5, 0.085) +
    arches
  );
}

function dormers(
  left: number,
  top: number,
  width: number,
  rise: number,
  count: number,
  wall: string,
  palette: Palette,
): string {
  let walls = '';
  let panes = '';
  for (let i = 0; i < count; i++) {
    const x = left + ((i + 0.5) * width) / count;
    const size = rise * 0.24;
    walls += d`M${x - size} ${top}v${-size * 1.5}l${size} ${-size}l${size} ${size}v${size * 1.5}z`;
    panes += d`M${x - size * 0.5} ${top - size * 0.3}v${-size}h${size}v${size}z`;
  }
  return fill(walls, wall) + fill(panes, palette.window);
}

function archRow(x: number, y: number, width: number, palette: Palette): string {
  let arches = '';
  for (let i = 0; i < 9; i++) {
    const left = x - width * 0.16 + (i * width * 0.32) / 9;
    arches += d`M${left + width * 0.006} ${y}v${-width * 0.014}a${width * 0.011} ${width * 0.011} 0 0 1 ${width * 0.022} 0v${width * 0.014}z`;
  }
  return fill(arches, palette.window);
}
