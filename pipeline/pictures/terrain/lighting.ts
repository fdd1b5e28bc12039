import { Grid } from '../grid.ts';
import type { Heightfield } from './heightfield.ts';

/** Light on each place, from the sun and the shape of the land. */
export interface Shading {
  /** Brightness, about -0.5 to 1: slope towards the sun, less in cast shadow. */
  readonly tone: Grid;
  /** 1 where the ground is level, towards 0 where it is steep. */
  readonly flatness: Grid;
  /** Above 0 in gullies and hollows, below 0 on ribs. */
  readonly hollow: Grid;
}

const SUN_ACROSS = 0.8;
const SUN_UP = 0.52;
const SUN_AWAY = -0.36;

/**
 * Lights a heightfield from one side (`shadowSide` 1: sun at the left, shadows fall to the right).
 * Cast shadows need one sweep a row, since the sun lies along the rows; `sunHeight` is its slope.
 */
export function lightField(field: Heightfield, shadowSide: 1 | -1, sunHeight = 0.62): Shading {
  const { heights, step, rowStep } = field;
  const { columns, rows } = heights;
  const tone = new Grid(columns, rows);
  const flatness = new Grid(columns, rows);
  const hollow = new Grid(columns, rows);
  for (let row = 0; row < rows; row++) {
    let shadowTop = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < columns; i++) {
      const column = shadowSide > 0 ? i : columns - 1 - i;
      const height = heights.at(column, row);
      shadowTop = Math.max(shadowTop - sunHeight * step, height);
      const depthInShadow = shadowTop - height;
      const [slopeX, slopeZ] = slopeAt(heights, column, row, step, rowStep);
      const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
      const facing = (slopeX * shadowSide * SUN_ACROSS + SUN_UP - slopeZ * SUN_AWAY) / length;
      tone.set(column, row, facing - (depthInShadow > 2 ? Math.min(0.55, 0.18 + depthInShadow * 0.012) : 0));
      flatness.set(column, row, 1 / length);
      hollow.set(column, row, hollowAt(heights, column, row));
    }
  }
  return { tone, flatness, hollow };
}

function slopeAt(
  heights: Grid,
  column: number,
  row: number,
  step: number,
  rowStep: number,
): [number, number] {
  const left = Math.max(0, column - 1);
  const right = Math.min(heights.columns - 1, column + 1);
  const near = Math.max(0, row - 1);
  const far = Math.min(heights.rows - 1, row + 1);
  return [
    (heights.at(right, row) - heights.at(left, row)) / ((right - left) * step),
    (heights.at(column, far) - heights.at(column, near)) / ((far - near) * rowStep),
  ];
}

function hollowAt(heights: Grid, column: number, row: number): number {
  const reach = 4;
  const left = heights.at(Math.max(0, column - reach), row);
  const right = heights.at(Math.min(heights.columns - 1, column + reach), row);
  const near = heights.at(column, Math.max(0, row - reach));
  const far = heights.at(column, Math.min(heights.rows - 1, row + reach));
  return (left + right + near + far - 4 * heights.at(column, row)) / 40;
}
