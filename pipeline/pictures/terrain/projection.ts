import { Grid } from '../grid.ts';
import { clamp } from '../interpolate.ts';
import { createNoise, fractal } from '../noise.ts';
import type { Heightfield } from './heightfield.ts';
import type { Shading } from './lighting.ts';

/**
 * The land as the viewer sees it: cells across and up the picture, row 0 at the foot of the range.
 * Cells above the skyline repeat the summit below them, so that borders run on past the silhouette.
 */
export interface View {
  readonly tone: Grid;
  /** Snow cover: on heights, on level ground and in gullies. */
  readonly snowiness: Grid;
  /** Above 0 below the tree line. */
  readonly woodedness: Grid;
  readonly strata: Grid;
  readonly height: Grid;
  /** 1 where there is land, 0 above the skyline. */
  readonly isLand: Grid;
  /** The height of the skyline over each column. */
  readonly skyline: Float32Array;
}

/** Rise of the land in the picture for each unit of distance (an oblique view). */
const TILT = 0.2;

/** Looks at a lit heightfield: each column is filled upwards, the nearest land first. */
export function project(
  field: Heightfield,
  shading: Shading,
  seed: string,
  snowShare: number,
  treeline: number,
): View {
  const { heights, step, rowStep, maxHeight } = field;
  const columns = heights.columns;
  const rows = Math.ceil((maxHeight * 1.12 + heights.rows * rowStep * TILT + 20) / step) + 2;
  const grid = () => new Grid(columns, rows);
  const view: View = {
    tone: grid(),
    snowiness: grid(),
    woodedness: grid(),
    strata: grid(),
    height: grid(),
    isLand: grid(),
    skyline: new Float32Array(columns),
  };
  const detail = createNoise(`${seed}/view`);
  // Little snow keeps to the gullies; much snow covers all that is high and flat.
  const gullyWeight = snowShare < 0.3 ? 0.75 : 0.5;
  const patchWeight = 0.05;
  for (let column = 0; column < columns; column++) {
    const x = field.left + column * step;
    let filled = 0;
    let top = Number.NEGATIVE_INFINITY;
    for (let depthRow = 0; depthRow < heights.rows; depthRow++) {
      const height = heights.at(column, depthRow);
      const y = height + depthRow * rowStep * TILT;
      if (y <= top) continue;
      top = y;
      const patch = fractal(detail, x / 34, depthRow / 9 + 50, 2);
      const flatness = shading.flatness.at(column, depthRow);
      const hollow = clamp(shading.hollow.at(column, depthRow), -0.5, 0.5);
      const share = height / maxHeight;
      const snowiness =
        Math.min(1.05, share) * 1.35 + (flatness - 0.5) * 0.5 + hollow * gullyWeight + patch * patchWeight;
      const woodedness = treeline - share + patch * 0.2 + (flatness - 0.6) * 0.16;
      for (const last = Math.min(rows - 1, Math.floor(y / step)); filled <= last; filled++) {
        view.tone.set(column, filled, shading.tone.at(column, depthRow));
        view.snowiness.set(column, filled, snowiness);
        view.woodedness.set(column, filled, woodedness);
        view.strata.set(column, filled, field.strata.at(column, depthRow));
        view.height.set(column, filled, height);
        view.isLand.set(column, filled, 1);
      }
    }
    view.skyline[column] = Math.max(top, -60);
    const summit = Math.max(0, filled - 1);
    for (let row = filled; row < rows; row++) {
      for (const layer of [view.tone, view.snowiness, view.woodedness, view.strata]) {
        layer.set(column, row, layer.at(column, summit));
      }
    }
  }
  return view;
}
