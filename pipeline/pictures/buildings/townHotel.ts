import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { d, line, rect, facet, filled, lined } from '../svg.ts';
import { HOTEL_PLANS, type HotelPlan } from './lodgePlans.ts';
import { drawWindow, drawWindowGrid, roofInk } from './parts.ts';

/** A modern town hotel: stone ground floor, timber upper floors with balconies, gables. */
export function drawTownHotel(
  x: number,
  y: number,
  width: number,
  palette: Palette,
  plan: HotelPlan = HOTEL_PLANS[0],
): string {
  const w = width;
  const base = w * plan.stone;
  const upper = (w * 0.2 * plan.floors) / 3;
  const low = Math.min(base, w * 0.11);
  const eaves = y - base - upper;
  const roof = roofInk(palette, mix(palette.stoneShade, palette.roof, 0.4));
  const roofEdge = mix(roof, palette.ink, palette.isWinter ? 0.15 : 0.4);
  const timber = mix(palette.wood, palette.plaster, 0.25);
  let balconies = '';
  for (let floor = 1; floor <= plan.floors; floor++)
    balconies += d`M${x - w * 0.46} ${eaves + upper * Math.min(1, (floor * 1.02) / plan.floors)}h${w * 0.92}`;
  const gables = plan.gables.map((at) =>
    gable(x + at * w, eaves, w * 0.22, w * (at === 0 ? 0.13 : 0.1), timber, roof, roofEdge, palette),
  );
  return (
    rect(x - w / 2, y - base, w, base, palette.stone) +
    rect(x - w * 0.48, eaves, w * 0.96, upper, timber) +
    rect(x + w * 0.2, eaves, w * 0.28, upper, palette.woodShade, 0.25) +
    facet`${roof}: ${x - w * 0.53},${eaves + 4} ${x - w * 0.45},${eaves - w * 0.08} ${x + w * 0.45},${eaves - w * 0.08} ${x + w * 0.53},${eaves + 4}` +
    line(d`M${x - w * 0.53} ${eaves + 3}h${w * 1.06}`, roofEdge, w * 0.01) +
    drawWindowGrid(x - w * 0.46, eaves + w * 0.004, w * 0.92, upper * 0.98, 14, plan.floors, palette) +
    line(balconies, palette.woodShade, w * 0.008) +
    gables.join('') +
    [-0.42, -0.28, 0.18, 0.32]
      .map((at) => drawWindow(x + at * w, y - low * 0.78, w * 0.1, low * 0.56, palette, palette.stoneShade))
      .join('') +
    filled`${palette.woodShade}: M${x - w * 0.12} ${y - low * 0.75}h${w * 0.24}l${w * 0.02} ${low * 0.14}h${-w * 0.28}z` +
    rect(x - w * 0.07, y - low * 0.62, w * 0.14, low * 0.62, palette.glow) +
    lined`${palette.woodShade} ${w * 0.01}: M${x} ${y - low * 0.62}V${y}M${x - w * 0.11} ${y - low * 0.6}V${y}M${x + w * 0.11} ${y - low * 0.6}V${y}`
  );
}

function gable(
  x: number,
  eaves: number,
  width: number,
  rise: number,
  wall: string,
  roof: string,
  edge: string,
  palette: Palette,
): string {
  const half = width / 2;
  const apex = eaves - rise;
  return (
    facet`${wall}: ${x - half},${eaves + 3} ${x},${apex} ${x + half},${eaves + 3}` +
    facet`${palette.window}: ${x - half * 0.5},${eaves - rise * 0.08} ${x},${apex + rise * 0.42} ${x + half * 0.5},${eaves - rise * 0.08}` +
    lined`${edge} ${width * 0.05}: M${x - half * 1.15} ${eaves + 8}L${x} ${apex - 2}L${x + half * 1.15} ${eaves + 8}` +
    lined`${roof} ${width * 0.04}: M${x - half * 1.15} ${eaves + 4}L${x} ${apex - 6}L${x + half * 1.15} ${eaves + 4}`
  );
}
