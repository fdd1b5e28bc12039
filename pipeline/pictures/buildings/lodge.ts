import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { d, line, rect, facet, filled } from '../svg.ts';
import { LODGE_PLANS, type LodgePlan } from './lodgePlans.ts';
import { drawChimney, drawWindow, drawWindowGrid, roofInk } from './parts.ts';

/** A log lodge with glazed gables, `width` across, its middle at x and its foot at y. */
export function drawLodge(
  x: number,
  y: number,
  width: number,
  palette: Palette,
  roof: Color = palette.roof,
  plan: LodgePlan = LODGE_PLANS[0],
): string {
  const w = width;
  const wall = w * (0.13 + 0.09 * plan.storeys);
  const eaves = y - wall;
  const ridge = w * plan.ridge;
  const storey = wall / plan.storeys;
  const cover = roofInk(palette, roof);
  const edge = palette.isWinter ? palette.snowShade : mix(roof, palette.ink, 0.45);
  let logs = '';
  for (let i = 1; i < 9 * plan.storeys; i++) logs += d`M${x - w / 2} ${y - (storey * i) / 9}h${w}`;
  const columns = [-0.38, -0.24, -0.1, 0.1, 0.24, 0.38].filter((at) =>
    plan.gables.every((gable) => Math.abs(gable.at - at) > gable.width / 2 + 0.06),
  );
  let windows = '';
  for (let floor = 0; floor < plan.storeys; floor++)
    for (const at of columns)
      windows += drawWindow(
        x + w * (at - 0.04),
        eaves + storey * (floor + 0.3),
        w * 0.08,
        storey * (plan.storeys > 1 ? 0.5 : 0.44),
        palette,
        palette.woodShade,
      );
  const widest = Math.max(...plan.gables.map((gable) => gable.width));
  const door = plan.gables.find((gable) => gable.width === widest)?.at ?? 0;
  return (
    rect(x - w / 2, eaves, w, wall, palette.wood) +
    line(logs, palette.woodShade, w * 0.003, 0.45) +
    rect(x - w / 2, y - wall * plan.stone, w, wall * plan.stone, palette.stone) +
    drawChimney(x + w * plan.chimney, eaves - ridge * 0.4, w * 0.05, ridge * 1.1, palette) +
    facet`${cover}: ${x - w * 0.56},${eaves + 4} ${x - w * 0.44},${eaves - ridge} ${x + w * 0.44},${eaves - ridge} ${x + w * 0.56},${eaves + 4}` +
    facet`${edge}: ${x - w * 0.56},${eaves + 4} ${x - w * 0.555},${eaves - 4} ${x + w * 0.555},${eaves - 4} ${x + w * 0.56},${eaves + 4}` +
    plan.dormers.map((at) => drawDormer(x + w * at, eaves - ridge * 0.24, w * 0.1, palette, edge)).join('') +
    windows +
    plan.gables
      .map(({ at, width: gable }) =>
        drawGable(
          x + w * at,
          y,
          w * gable,
          wall,
          w * gable * 0.65,
          storey,
          at === door,
          palette,
          cover,
          edge,
        ),
      )
      .join('') +
    rect(x - w / 2, y - w * 0.026, w, w * 0.026, palette.stone) +
    facet`${palette.stoneLit}: ${x + w * (door - 0.07)},${y + 4} ${x + w * (door - 0.04)},${y - w * 0.026} ${x + w * (door + 0.04)},${y - w * 0.026} ${x + w * (door + 0.07)},${y + 4}`
  );
}

/** A small gable in the roof with one window. */
function drawDormer(x: number, y: number, width: number, palette: Palette, edge: Color): string {
  const w = width;
  return (
    rect(x - w * 0.4, y - w * 0.6, w * 0.8, w * 0.6, palette.wood) +
    rect(x - w * 0.22, y - w * 0.5, w * 0.44, w * 0.36, palette.window) +
    facet`${edge}: ${x - w * 0.58},${y - w * 0.54} ${x},${y - w * 1.05} ${x + w * 0.58},${y - w * 0.54}`
  );
}

function drawGable(
  x: number,
  y: number,
  width: number,
  wall: number,
  rise: number,
  storey: number,
  hasDoor: boolean,
  palette: Palette,
  cover: Color,
  edge: Color,
): string {
  const w = width;
  const eaves = y - wall;
  const apex = eaves - rise;
  const front = mix(palette.wood, palette.woodLit, 0.45);
  return (
    facet`${front}: ${x - w / 2},${y} ${x - w / 2},${eaves} ${x},${apex} ${x + w / 2},${eaves} ${x + w / 2},${y}` +
    filled`${cover}: M${x - w * 0.62} ${eaves + 6}L${x} ${apex - w * 0.15}L${x + w * 0.62} ${eaves + 6}h${-w * 0.12}L${x} ${apex + w * 0.04}L${x - w * 0.5} ${eaves + 6}z` +
    filled`${edge} 0.45: M${x} ${apex - w * 0.15}L${x + w * 0.62} ${eaves + 6}h${-w * 0.12}L${x} ${apex + w * 0.04}z` +
    drawWindow(x - w * 0.26, eaves - storey * 0.12, w * 0.52, storey * 0.42, palette, palette.woodShade) +
    facet`${palette.window}: ${x - w * 0.22},${eaves - storey * 0.2} ${x},${apex + w * 0.16} ${x + w * 0.22},${eaves - storey * 0.2}` +
    line(d`M${x} ${apex + w * 0.16}V${eaves - storey * 0.2}`, palette.woodShade, Math.max(1, w * 0.02)) +
    (wall > storey
      ? drawWindowGrid(
          x - w * 0.4,
          eaves + storey * 0.36,
          w * 0.8,
          wall - storey * 1.1,
          3,
          Math.round(wall / storey) - 1,
          palette,
        )
      : '') +
    (hasDoor ? rect(x - w * 0.12, y - storey * 0.52, w * 0.24, storey * 0.52, palette.woodShade) : '') +
    rect(x - w * 0.38, y - storey * 0.5, w * 0.16, storey * 0.3, palette.window) +
    rect(x + w * 0.22, y - storey * 0.5, w * 0.16, storey * 0.3, palette.window)
  );
}

/** A log hall with a red roof and a flag: the lodge as a museum. */
export function drawMuseum(x: number, y: number, width: number, palette: Palette): string {
  const top = y - width * 0.5;
  const flag = line(d`M${x} ${y - width * 0.4}V${top}`, palette.ink, Math.max(2, width * 0.006));
  const cloth = filled`${palette.red}: M${x + 2} ${top}q${width * 0.03} ${-width * 0.012} ${width * 0.07} 0v${width * 0.04}q${-width * 0.04} ${-width * 0.012} ${-width * 0.07} 0z`;
  return flag + cloth + drawLodge(x, y, width, palette, mix(palette.redShade, palette.ink, 0.1));
}
