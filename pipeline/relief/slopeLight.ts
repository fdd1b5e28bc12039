import type { HeightGrid } from '../geometry/heightGrid.ts';

/** Kilometres from the edge of the grid over which the relief fades out. */
export const fadeKm = 3;

/** Neighbours to each side over which heights are smoothed, twice, because slopes, not bumps, make a mountain. */
const smoothing = 2;

const kmPerDegree = 111.195;

/** Direction to the light: from the north-west, half way up the sky. */
const light = { east: -0.5, north: 0.5, up: Math.SQRT1_2 };

/** Returns the size of a cell of a grid. */
export function cellOf({ north, rows, step }: HeightGrid): { eastKm: number; northKm: number } {
  const middle = north - (rows * step) / 2;
  const northKm = step * kmPerDegree;
  return { eastKm: northKm * Math.cos((middle * Math.PI) / 180), northKm };
}

/** Returns 1 within the grid and less towards its edge, 0 at the edge itself. */
export function nearnessToEdge(grid: HeightGrid): (column: number, row: number) => number {
  const { eastKm, northKm } = cellOf(grid);
  return (column, row) => {
    const across = Math.min(column, grid.columns - 1 - column) * eastKm;
    const up = Math.min(row, grid.rows - 1 - row) * northKm;
    return Math.min(1, Math.min(across, up) / fadeKm);
  };
}

/**
 * Returns how much lighter than flat ground the slope at each height of the grid is, from -0.71 in full shadow to 0.29
 * towards the light (Lambert's cosine law). It fades to 0 at the edge of the grid.
 */
export function slopeLight(grid: HeightGrid): number[] {
  const { columns, rows } = grid;
  const { eastKm, northKm } = cellOf(grid);
  const smooth = smoothed(smoothed([...grid.heights], grid), grid);
  const nearness = nearnessToEdge(grid);
  const at = (column: number, row: number) => smooth[row * columns + column] ?? 0;
  return smooth.map((_, index) => {
    const column = index % columns;
    const row = (index - column) / columns;
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return 0;
    const risesEast = (at(column + 1, row) - at(column - 1, row)) / (2000 * eastKm);
    const risesNorth = (at(column, row - 1) - at(column, row + 1)) / (2000 * northKm);
    const cosine =
      (-risesEast * light.east - risesNorth * light.north + light.up) / Math.hypot(risesEast, risesNorth, 1);
    return (cosine - light.up) * nearness(column, row);
  });
}

/** Returns the mean of each value with its neighbours, first in each row, then in each column. */
function smoothed(values: readonly number[], { columns, rows }: HeightGrid): number[] {
  const inRows = meanAlong(values, { lines: rows, nextLine: columns, length: columns, step: 1 });
  return meanAlong(inRows, { lines: columns, nextLine: 1, length: rows, step: columns });
}

/** Positions of the values of each line: how far apart lines and the values of a line are. */
interface Lines {
  lines: number;
  nextLine: number;
  length: number;
  step: number;
}

function meanAlong(values: readonly number[], { lines, nextLine, length, step }: Lines): number[] {
  const means = values.slice();
  for (let line = 0; line < lines; line += 1) {
    const start = line * nextLine;
    for (let at = 0; at < length; at += 1) {
      const first = Math.max(0, at - smoothing);
      const last = Math.min(length - 1, at + smoothing);
      let sum = 0;
      for (let other = first; other <= last; other += 1) sum += values[start + other * step] ?? 0;
      means[start + at * step] = sum / (last - first + 1);
    }
  }
  return means;
}
