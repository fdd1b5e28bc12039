import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, d, facet, filled, line, rect, lined } from '../svg.ts';
import { roofInk } from './parts.ts';

/** A low row of shops under one long roof with a clock gable, `width` across, its middle at x and its foot at y. */
export function drawMall(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const [left, right] = [x - w / 2, x + w / 2];
  const [eaves, ridge] = [y - w * 0.19, y - w * 0.3];
  const roof = roofInk(palette, palette.roof);
  const awnings = [palette.red, palette.canvas, palette.roof, palette.plaster] as const;
  const shops = [-0.39, -0.225, 0.225, 0.39]
    .map((at, i) => {
      const [middle, half] = [x + w * at, w * 0.068];
      return (
        rect(middle - half, y - w * 0.115, half * 2, w * 0.1, palette.window) +
        line(d`M${middle} ${y - w * 0.115}V${y - w * 0.015}`, palette.woodShade, w * 0.006) +
        facet`${awnings[i] ?? palette.red}: ${middle - half},${y - w * 0.13} ${middle + half},${y - w * 0.13} ${middle + half * 1.2},${y - w * 0.088} ${middle - half * 1.2},${y - w * 0.088}` +
        rect(middle - half * 0.8, y - w * 0.178, half * 1.6, w * 0.034, palette.plaster) +
        line(d`M${middle - half * 0.5} ${y - w * 0.161}h${half}`, palette.redShade, w * 0.008)
      );
    })
    .join('');
  const posts = [-0.485, -0.305, -0.145, 0.145, 0.305, 0.485]
    .map((at) => rect(x + w * at - w * 0.009, eaves, w * 0.018, w * 0.19, palette.woodShade))
    .join('');
  return (
    rect(left, eaves, w, y - eaves, palette.woodLit) +
    rect(left, y - w * 0.02, w, w * 0.02, palette.stone) +
    shops +
    posts +
    facet`${roof}: ${left - w * 0.04},${eaves + 6} ${left + w * 0.07},${ridge} ${right - w * 0.07},${ridge} ${right + w * 0.04},${eaves + 6}` +
    facet`${mix(palette.wood, palette.woodLit, 0.3)}: ${x - w * 0.13},${y} ${x - w * 0.13},${eaves - w * 0.02} ${x},${eaves - w * 0.18} ${x + w * 0.13},${eaves - w * 0.02} ${x + w * 0.13},${y}` +
    filled`${mix(roof, palette.ink, 0.2)}: M${x - w * 0.17} ${eaves + w * 0.01}L${x} ${eaves - w * 0.215}L${x + w * 0.17} ${eaves + w * 0.01}h${-w * 0.035}L${x} ${eaves - w * 0.165}L${x - w * 0.135} ${eaves + w * 0.01}z` +
    circle(x, eaves - w * 0.065, w * 0.038, palette.plaster) +
    line(d`M${x} ${eaves - w * 0.092}v${w * 0.027}l${w * 0.018} ${w * 0.01}`, palette.ink, w * 0.006) +
    rect(x - w * 0.09, y - w * 0.14, w * 0.18, w * 0.14, palette.window) +
    lined`${palette.woodShade} ${w * 0.007}: M${x} ${y - w * 0.14}V${y}M${x - w * 0.09} ${y - w * 0.1}h${w * 0.18}`
  );
}
