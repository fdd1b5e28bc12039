import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawShore } from '../ground/shore.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawSky } from '../sky/drawSky.ts';
import { box, circle, clipPath, d, fill, group, line, rect, spot, facet, filled, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';

/** A room with a wide window on the mountains: armchair, lamp, table and rug. */
export function drawWindowRoom(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const across = Math.min(width * 0.72, 1050);
  const left = width / 2 - across / 2;
  const top = height * 0.1;
  const sill = height * 0.64;
  const clip = canvas.id('window');
  const wall = mix(mix(palette.wood, palette.plaster, 0.22), palette.ink, palette.isDark ? 0.42 : 0.12);
  const wood = mix(palette.woodShade, palette.ink, 0.2);
  const view =
    drawSky(canvas, height * 0.5) +
    drawMountains(canvas, { baseY: height * 0.52, scale: 0.86, x: width * 0.5 }) +
    drawShore(canvas, height * 0.54, { rows: 4, heights: [30, 60] }) +
    drawMeadow(canvas, height * 0.6, { rows: 2 });
  let logs = '';
  for (let y = height * 0.05; y < height * 0.8; y += height * 0.062) logs += d`M0 ${y}H${width}`;
  const curtain = (side: number) => {
    const edge = side < 0 ? left : left + across;
    const inner = edge - side * across * 0.13;
    return (
      filled`${palette.redShade}: M${edge + side * 26} ${top - 16}L${inner} ${top - 16}C${inner + side * 10} ${height * 0.34} ${inner + side * 46} ${height * 0.44} ${edge - side * 4} ${height * 0.5}L${edge + side * 8} ${sill + 24}L${edge + side * 40} ${sill + 24}z` +
      lined`${palette.red} 9 0.7: M${edge + side * 6} ${top}C${edge} ${height * 0.3} ${edge - side * 6} ${height * 0.4} ${edge + side * 6} ${height * 0.5}`
    );
  };
  return (
    rect(0, 0, width, height + 10, wall) +
    line(logs, palette.woodShade, 5, 0.55) +
    `<defs>${clipPath(clip, box(left, top, across, sill - top))}</defs>${group(view, { clip })}` +
    line(box(left, top, across, sill - top), wood, 22) +
    line(d`M${left + across * 0.5} ${top}V${sill}`, wood, 12) +
    line(d`M${left} ${top + (sill - top) * 0.28}h${across}`, wood, 9) +
    curtain(-1) +
    curtain(1) +
    rect(left - 34, sill + 4, across + 68, 22, palette.wood) +
    rect(0, height * 0.82, width, height * 0.2, mix(palette.woodShade, palette.ink, 0.35)) +
    fill(spot(width * 0.5, height * 0.93, across * 0.56, height * 0.07), palette.redShade) +
    fill(spot(width * 0.5, height * 0.93, across * 0.44, height * 0.05), palette.canvas, 0.7) +
    drawArmchair(canvas, width * 0.5 - emptySide * across * 0.26, height * 0.93, height * 0.28) +
    drawLamp(canvas, width * 0.5 + emptySide * across * 0.36, height * 0.9, height * 0.36)
  );
}

function drawArmchair({ palette, emptySide }: Canvas, x: number, y: number, tall: number): string {
  const w = tall * 0.44;
  const cloth = mix(palette.forestMid, palette.water, 0.25);
  const dark = mix(cloth, palette.ink, 0.35);
  return (
    rect(x - w * 0.8, y - 10, 16, 34, palette.ink) +
    rect(x + w * 0.7, y - 10, 16, 34, palette.ink) +
    filled`${dark}: M${x - w * 0.8} ${y}V${y - tall * 0.8}C${x - w * 0.8} ${y - tall * 1.04} ${x + w * 0.8} ${y - tall * 1.04} ${x + w * 0.8} ${y - tall * 0.8}V${y}z` +
    rect(x - w * 0.72, y - tall * 0.4, w * 1.44, tall * 0.22, cloth) +
    [-1, 1]
      .map(
        (side) =>
          filled`${cloth}: M${x + side * w * 0.66} ${y}V${y - tall * 0.44}C${x + side * w * 0.66} ${y - tall * 0.58} ${x + side * w * 1.12} ${y - tall * 0.58} ${x + side * w * 1.12} ${y - tall * 0.44}V${y}z`,
      )
      .join('') +
    facet`${palette.canvas}: ${x + emptySide * w * 0.05},${y - tall * 0.42} ${x - emptySide * w * 0.42},${y - tall * 0.5} ${x - emptySide * w * 0.5},${y - tall * 0.78} ${x - emptySide * w * 0.02},${y - tall * 0.72}`
  );
}

function drawLamp({ palette }: Canvas, x: number, y: number, tall: number): string {
  const top = y - tall;
  return (
    circle(x, top, tall * 0.62, palette.glow, 0.12) +
    circle(x, top, tall * 0.34, palette.glow, 0.16) +
    line(d`M${x} ${y}V${top}`, palette.ink, 8) +
    rect(x - 44, y - 6, 88, 12, palette.ink) +
    facet`${palette.glow}: ${x - tall * 0.1},${top - tall * 0.2} ${x + tall * 0.1},${top - tall * 0.2} ${x + tall * 0.19},${top + tall * 0.06} ${x - tall * 0.19},${top + tall * 0.06}`
  );
}
