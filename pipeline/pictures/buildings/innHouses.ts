import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, d, fill, line, rect, facet, filled, lined } from '../svg.ts';
import { drawChimney, drawWindow, drawWindowGrid, roofInk } from './parts.ts';

/** A brick hotel on a street corner: flat cornice, shop fronts with awnings, a hanging sign; `width` across. */
export function drawCornerHotel(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const tall = w * 0.5;
  const brick = mix(palette.redShade, palette.stone, 0.35);
  const side = mix(brick, palette.ink, 0.28);
  const top = y - tall;
  const corner = x + w * 0.14;
  const awnings = [-0.44, -0.24, -0.04].map(
    (at, i) =>
      facet`${i === 1 ? palette.canvas : palette.forestMid}: ${x + at * w},${y - w * 0.125} ${x + (at + 0.16) * w},${y - w * 0.125} ${x + (at + 0.175) * w},${y - w * 0.085} ${x + (at - 0.015) * w},${y - w * 0.085}`,
  );
  const shops = [-0.435, -0.235, -0.035].map((at) =>
    rect(x + at * w, y - w * 0.09, w * 0.15, w * 0.07, palette.glow),
  );
  const eave = mix(brick, palette.plaster, 0.5);
  return (
    facet`${side}: ${corner},${top} ${x + w * 0.5},${top + w * 0.05} ${x + w * 0.5},${y - w * 0.01} ${corner},${y}` +
    rect(x - w * 0.5, top, w * 0.64, tall, brick) +
    rect(x - w * 0.5, y - w * 0.14, w * 0.64, w * 0.14, mix(palette.stoneShade, palette.ink, 0.25)) +
    shops.join('') +
    awnings.join('') +
    drawWindowGrid(x - w * 0.48, top + w * 0.05, w * 0.6, tall - w * 0.2, 8, 3, palette) +
    drawWindowGrid(corner + w * 0.03, top + w * 0.085, w * 0.31, tall - w * 0.22, 5, 3, palette) +
    rect(x - w * 0.515, top - w * 0.012, w * 0.67, w * 0.035, eave) +
    facet`${mix(eave, palette.ink, 0.2)}: ${corner},${top - w * 0.012} ${x + w * 0.51},${top + w * 0.04} ${x + w * 0.51},${top + w * 0.07} ${corner},${top + w * 0.023}` +
    (palette.isWinter ? rect(x - w * 0.515, top - w * 0.026, w * 0.67, w * 0.016, palette.snowLit) : '') +
    rect(corner + w * 0.05, y - w * 0.1, w * 0.12, w * 0.1, palette.glow) +
    rect(corner - w * 0.03, top + w * 0.07, w * 0.055, w * 0.24, palette.redShade) +
    rect(corner - w * 0.021, top + w * 0.079, w * 0.037, w * 0.222, palette.canvas) +
    circle(corner - w * 0.003, top + w * 0.05, w * 0.024, palette.glow) +
    line(d`M${x - w * 0.2} ${top - w * 0.01}v${-w * 0.16}`, palette.ink, w * 0.007) +
    filled`${palette.red}: M${x - w * 0.2} ${top - w * 0.17}q${w * 0.05} ${-w * 0.02} ${w * 0.11} 0v${w * 0.06}q${-w * 0.06} ${-w * 0.02} ${-w * 0.11} 0z`
  );
}

/** A tall hotel that climbs a mountainside in steps, each floor a band of balconies; `width` across. */
export function drawTowerHotel(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const wall = mix(palette.plaster, palette.wood, 0.3);
  const steps = [
    [-0.34, 0.3, 0.26, 5],
    [-0.02, 0.36, 0.46, 9],
    [0.33, 0.32, 0.35, 7],
  ] as const;
  return steps
    .map(([at, share, tall, floors]) => {
      const left = x + (at - share / 2) * w;
      const top = y - tall * w;
      const floor = (tall * w * 0.92) / floors;
      let bands = '';
      for (let i = 0; i < floors; i++)
        bands += rect(
          left,
          top + floor * (i + 0.7),
          share * w,
          floor * 0.28,
          mix(wall, palette.stoneShade, 0.35),
        );
      return (
        rect(left, top, share * w, tall * w, wall) +
        rect(left + share * w * 0.8, top, share * w * 0.2, tall * w, palette.stoneShade, 0.5) +
        drawWindowGrid(left + share * w * 0.04, top, share * w * 0.92, floor * floors, 8, floors, palette) +
        bands +
        facet`${roofInk(palette, mix(palette.roof, palette.water, 0.3))}: ${left - w * 0.02},${top + 3} ${left + share * w * 0.16},${top - w * 0.07} ${left + share * w * 0.84},${top - w * 0.07} ${left + share * w + w * 0.02},${top + 3}`
      );
    })
    .join('');
}

/** A low white inn under red roofs with a row of steep gables and window boxes; `width` across. */
export function drawChalet(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const wall = mix(palette.plaster, palette.snowLit, 0.4);
  const roof = roofInk(palette, palette.red);
  const shade = palette.isWinter ? palette.snowShade : palette.redShade;
  const gable = (at: number, share: number, tall: number, rise: number) => {
    const left = x + (at - share / 2) * w;
    const right = left + share * w;
    const middle = (left + right) / 2;
    const eaves = y - tall * w;
    const apex = eaves - rise * w;
    let timbers = '';
    for (const t of [0.2, 0.5, 0.8])
      timbers += d`M${left + share * w * t} ${y - tall * w * 0.42}V${eaves + 2}`;
    return (
      facet`${wall}: ${left},${y} ${left},${eaves} ${middle},${apex} ${right},${eaves} ${right},${y}` +
      rect(left, y - tall * w * 0.46, share * w, tall * w * 0.05, palette.woodShade) +
      line(timbers, palette.woodShade, w * 0.008) +
      [0.24, 0.62]
        .map(
          (t) =>
            drawWindow(
              left + share * w * t,
              y - tall * w * 0.86,
              share * w * 0.14,
              tall * w * 0.26,
              palette,
              palette.woodShade,
            ) +
            drawWindow(
              left + share * w * t,
              y - tall * w * 0.36,
              share * w * 0.14,
              tall * w * 0.26,
              palette,
              palette.woodShade,
            ) +
            rect(
              left + share * w * (t - 0.03),
              y - tall * w * 0.6,
              share * w * 0.2,
              tall * w * 0.06,
              palette.isWinter ? palette.forestMid : palette.red,
            ),
        )
        .join('') +
      drawWindow(
        middle - share * w * 0.07,
        apex + rise * w * 0.46,
        share * w * 0.14,
        rise * w * 0.3,
        palette,
        palette.woodShade,
      ) +
      lined`${shade} ${w * 0.04}: M${left - w * 0.025} ${eaves + w * 0.03}L${middle} ${apex}L${right + w * 0.025} ${eaves + w * 0.03}` +
      lined`${roof} ${w * 0.024}: M${left - w * 0.025} ${eaves + w * 0.02}L${middle} ${apex - w * 0.012}L${right + w * 0.025} ${eaves + w * 0.02}`
    );
  };
  return (
    drawChimney(x + w * 0.17, y - w * 0.34, w * 0.045, w * 0.14, palette) +
    rect(x - w * 0.48, y - w * 0.22, w * 0.96, w * 0.22, wall) +
    facet`${roof}: ${x - w * 0.53},${y - w * 0.2} ${x - w * 0.44},${y - w * 0.37} ${x + w * 0.44},${y - w * 0.37} ${x + w * 0.53},${y - w * 0.2}` +
    gable(-0.36, 0.22, 0.19, 0.13) +
    gable(0.36, 0.22, 0.19, 0.13) +
    gable(0, 0.34, 0.24, 0.21) +
    rect(x - w * 0.035, y - w * 0.1, w * 0.07, w * 0.1, palette.woodShade)
  );
}

/** A low hall of cedar and fieldstone under one long sloping roof, with a glazed front; `width` across. */
export function drawArchive(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const roof = roofInk(palette, mix(palette.woodShade, palette.ink, 0.15));
  let stones = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++)
      stones += d`M${x - w * 0.5 + (i + (row % 2) * 0.5) * w * 0.05} ${y - w * 0.018 - row * w * 0.045}h${w * 0.032}v${-w * 0.026}h${-w * 0.032}z`;
  let bars = '';
  for (let i = 1; i < 6; i++)
    bars += d`M${x - w * 0.2 + i * w * 0.075} ${y - w * 0.01}V${y - w * 0.2 - i * w * 0.012}`;
  let planks = '';
  for (let i = 1; i < 12; i++) planks += d`M${x + w * 0.25 + i * w * 0.022} ${y}v${-w * 0.19}`;
  return (
    facet`${palette.wood}: ${x - w * 0.5},${y} ${x - w * 0.5},${y - w * 0.18} ${x + w * 0.26},${y - w * 0.32} ${x + w * 0.52},${y - w * 0.2} ${x + w * 0.52},${y}` +
    line(planks, palette.woodShade, w * 0.004) +
    rect(x - w * 0.51, y - w * 0.2, w * 0.28, w * 0.2, palette.stone) +
    fill(stones, palette.stoneLit) +
    facet`${palette.window}: ${x - w * 0.2},${y - w * 0.01} ${x - w * 0.2},${y - w * 0.2} ${x + w * 0.25},${y - w * 0.27} ${x + w * 0.25},${y - w * 0.01}` +
    line(bars, palette.woodShade, w * 0.008) +
    facet`${roof}: ${x - w * 0.6},${y - w * 0.17} ${x + w * 0.24},${y - w * 0.37} ${x + w * 0.6},${y - w * 0.19} ${x + w * 0.58},${y - w * 0.165} ${x + w * 0.24},${y - w * 0.325} ${x - w * 0.59},${y - w * 0.145}` +
    drawWindow(x + w * 0.33, y - w * 0.15, w * 0.12, w * 0.09, palette, palette.woodShade) +
    rect(x - w * 0.05, y - w * 0.11, w * 0.1, w * 0.11, mix(palette.redShade, palette.ink, 0.2))
  );
}
