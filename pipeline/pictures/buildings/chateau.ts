import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { d, fill, line, rect, facet, filled } from '../svg.ts';
import { drawWindowGrid } from './parts.ts';

interface Inks {
  readonly wall: string;
  readonly side: string;
  readonly trim: string;
  readonly roof: string;
  readonly roofSide: string;
}

/** A wing under a steep hipped roof with dormers; sizes are shares of the whole building's width. */
interface Wing {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly roof: number;
  readonly columns: number;
  readonly floors: number;
}

const WINGS: readonly Wing[] = [
  { at: -0.385, width: 0.23, height: 0.17, roof: 0.075, columns: 8, floors: 4 },
  { at: 0.37, width: 0.26, height: 0.2, roof: 0.08, columns: 9, floors: 5 },
  { at: -0.21, width: 0.2, height: 0.27, roof: 0.095, columns: 7, floors: 7 },
  { at: 0.19, width: 0.19, height: 0.3, roof: 0.1, columns: 6, floors: 7 },
];

/** A stone castle hotel in the baronial manner: hipped roofs, stepped gables, turrets; `width` across. */
export function drawChateau(x: number, y: number, width: number, palette: Palette): string {
  const stone = mix(palette.stone, palette.canvas, 0.16);
  const roof = palette.isWinter ? palette.snowLit : mix(palette.roof, palette.stoneShade, 0.35);
  const inks: Inks = {
    wall: stone,
    side: mix(stone, palette.stoneShade, 0.6),
    trim: palette.stoneLit,
    roof,
    roofSide: mix(roof, palette.isWinter ? palette.snowShade : palette.ink, palette.isWinter ? 0.8 : 0.35),
  };
  const at = (share: number) => x + share * width;
  const turret = (share: number, size: number, height: number, cap: number) =>
    drawTurret(at(share), y, size * width, height * width, cap * width, palette, inks);
  return (
    WINGS.slice(0, 2)
      .map((wing) => drawWing(at(wing.at), y, width, wing, palette, inks))
      .join('') +
    turret(-0.5, 0.042, 0.2, 0.075) +
    turret(0.5, 0.045, 0.22, 0.085) +
    WINGS.slice(2)
      .map((wing) => drawWing(at(wing.at), y, width, wing, palette, inks))
      .join('') +
    drawSteppedGable(at(-0.245), y, 0.085 * width, 0.3 * width, palette, inks) +
    turret(0.29, 0.044, 0.29, 0.1) +
    drawWing(
      at(-0.01),
      y,
      width,
      { at: 0, width: 0.24, height: 0.38, roof: 0.15, columns: 8, floors: 10 },
      palette,
      inks,
    ) +
    drawSteppedGable(at(-0.01), y, 0.1 * width, 0.43 * width, palette, inks) +
    turret(-0.13, 0.05, 0.4, 0.13) +
    turret(0.11, 0.05, 0.37, 0.12) +
    drawArcade(x, y, width, palette, inks)
  );
}

function drawWing(x: number, y: number, scale: number, wing: Wing, palette: Palette, inks: Inks): string {
  const w = wing.width * scale;
  const eaves = y - wing.height * scale;
  const ridge = eaves - wing.roof * scale;
  let dormers = '';
  const count = Math.max(2, wing.columns >> 1);
  for (let i = 0; i < count; i++) {
    const dx = x - w * 0.38 + ((i + 0.5) * w * 0.76) / count;
    const size = scale * 0.011;
    dormers += filled`${inks.trim}: M${dx - size} ${eaves}V${eaves - size * 2.4}L${dx} ${eaves - size * 4.6}L${dx + size} ${eaves - size * 2.4}V${eaves}z`;
    dormers += rect(dx - size * 0.45, eaves - size * 2.2, size * 0.9, size * 1.6, palette.window);
  }
  return (
    rect(x - w / 2, eaves, w, y - eaves, inks.wall) +
    rect(x + w * 0.1, eaves, w * 0.4, y - eaves, inks.side, 0.55) +
    facet`${inks.roof}: ${x - w * 0.54},${eaves + 2} ${x - w * 0.38},${ridge} ${x + w * 0.38},${ridge} ${x + w * 0.54},${eaves + 2}` +
    facet`${inks.roofSide} 0.75: ${x + w * 0.1},${ridge} ${x + w * 0.38},${ridge} ${x + w * 0.54},${eaves + 2} ${x + w * 0.1},${eaves + 2}` +
    [-0.24, 0.28]
      .map((at) => rect(x + at * w, ridge - scale * 0.024, scale * 0.014, scale * 0.05, inks.side))
      .join('') +
    drawWindowGrid(
      x - w * 0.45,
      eaves + scale * 0.008,
      w * 0.9,
      (y - eaves) * 0.86,
      wing.columns,
      wing.floors,
      palette,
    ) +
    dormers
  );
}

/** A tall gable whose edges climb in steps, with a chimney-like finial. */
function drawSteppedGable(
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  inks: Inks,
): string {
  const half = width / 2;
  const steps = 5;
  const rise = width * 0.16;
  const shoulder = y - height + steps * rise;
  let edge = d`M${x - half} ${y}V${shoulder}`;
  for (let i = 0; i < steps; i++) edge += d`v${-rise}h${half / steps}`;
  for (let i = 0; i < steps; i++) edge += d`h${half / steps}v${rise}`;
  return (
    fill(`${edge}${d`V${y}z`}`, inks.trim) +
    rect(x, shoulder, half, y - shoulder, inks.side, 0.35) +
    drawWindowGrid(
      x - half * 0.7,
      shoulder,
      width * 0.7,
      (y - shoulder) * 0.86,
      3,
      Math.max(4, Math.round(height / width) * 2),
      palette,
    ) +
    rect(x - half * 0.2, shoulder - rise * 3, half * 0.4, rise * 1.6, palette.window)
  );
}

function drawTurret(
  x: number,
  y: number,
  width: number,
  height: number,
  cap: number,
  palette: Palette,
  inks: Inks,
): string {
  const top = y - height;
  return (
    rect(x - width / 2, top, width, height, inks.trim) +
    rect(x + width * 0.08, top, width * 0.42, height, inks.side, 0.6) +
    facet`${inks.roof}: ${x - width * 0.66},${top + 2} ${x},${top - cap} ${x + width * 0.66},${top + 2}` +
    facet`${inks.roofSide}: ${x + width * 0.1},${top + 2} ${x},${top - cap} ${x + width * 0.66},${top + 2}` +
    drawWindowGrid(x - width * 0.3, top + width * 0.3, width * 0.6, height * 0.8, 1, 6, palette) +
    line(d`M${x} ${top - cap}v${-width * 0.4}`, inks.roofSide, 1.6)
  );
}

function drawArcade(x: number, y: number, width: number, palette: Palette, inks: Inks): string {
  let arches = '';
  for (let i = 0; i < 15; i++) {
    const ax = x - width * 0.3 + (i * width * 0.6) / 15;
    arches += d`M${ax + width * 0.008} ${y}v${-width * 0.022}a${width * 0.011} ${width * 0.013} 0 0 1 ${width * 0.022} 0v${width * 0.022}z`;
  }
  const terrace = rect(x - width * 0.31, y - width * 0.052, width * 0.62, width * 0.052, inks.wall);
  return (
    terrace +
    rect(x - width * 0.32, y - width * 0.058, width * 0.64, width * 0.009, inks.trim) +
    fill(arches, palette.window)
  );
}
