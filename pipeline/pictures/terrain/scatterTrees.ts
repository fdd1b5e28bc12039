import { type Color, mix } from '../color.ts';
import type { Grid } from '../grid.ts';
import { clamp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import { d, fill, type Point } from '../svg.ts';
import type { Heightfield } from './heightfield.ts';
import type { View } from './projection.ts';

interface ScatterOptions {
  readonly seed: string;
  readonly view: View;
  readonly wooded: Grid;
  readonly tone: Grid;
  readonly litFrom: number;
  readonly toPicture: (column: number, row: number) => Point;
  readonly field: Heightfield;
  readonly palette: Palette;
  readonly paint: (color: Color) => Color;
}

/** Single small trees over the wooded foot of a range, smaller and sparser towards the tree line. */
export function scatterTrees(options: ScatterOptions): string {
  const { view, wooded, tone, litFrom, toPicture, field, palette, paint } = options;
  const random = createRandom(`${options.seed}/scatter`);
  const highest = Math.min(wooded.rows - 1, Math.round((field.maxHeight * 0.55) / field.step));
  let onLight = '';
  let onShade = '';
  const count = Math.round(wooded.columns * field.step * 0.52);
  for (let i = 0; i < count; i++) {
    const column = clamp(Math.round(random() * wooded.columns), 0, wooded.columns - 1);
    const row = clamp(Math.round(random() * highest), 0, wooded.rows - 1);
    const size = random();
    if (view.isLand.at(column, row) !== 1 || wooded.at(column, row) < -0.015) continue;
    const height = 9 + 9 * size * (1 - (row * field.step) / field.maxHeight);
    const [x, y] = toPicture(column, row);
    const tree = d`M${x - height * 0.2} ${y}L${x} ${y - height}L${x + height * 0.2} ${y}z`;
    if (tone.at(column, row) > litFrom) onLight += tree;
    else onShade += tree;
  }
  const onLightColor = paint(mix(palette.forestFar, palette.forestMid, 0.75));
  return fill(onLight, onLightColor) + fill(onShade, paint(mix(palette.forestFar, palette.forestMid, 0.95)));
}
