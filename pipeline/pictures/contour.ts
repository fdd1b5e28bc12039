import { clamp } from './interpolate.ts';
import type { Grid } from './grid.ts';
import { simplifyLoop } from './simplify.ts';
import { outline, type Point } from './svg.ts';

/**
 * For each of the 16 corner patterns of a cell (bit 0 top left, then clockwise), the sides a border
 * enters and leaves by, inside kept on the left hand: 0 top, 1 right, 2 bottom, 3 left.
 */
const BORDERS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/**
 * The closed borders of the region where a grid lies above a threshold (marching squares), in grid
 * coordinates. Everything outside the grid counts as below. Holes are loops of the other direction.
 */
export function traceContours(grid: Grid, threshold: number): Point[][] {
  // One empty cell all round closes the regions that touch the border of the grid.
  const columns = grid.columns + 2;
  const rows = grid.rows + 2;
  const inGrid = (i: number, j: number) => i > 0 && j > 0 && i <= grid.columns && j <= grid.rows;
  const inside = new Uint8Array(columns * rows);
  for (let j = 1; j <= grid.rows; j++) {
    for (let i = 1; i <= grid.columns; i++)
      inside[j * columns + i] = grid.at(i - 1, j - 1) > threshold ? 1 : 0;
  }
  // An edge of the mesh has the number 2 * node for the edge to the right of the node, + 1 for the one below.
  const next = new Int32Array(columns * rows * 2).fill(-1);
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const node = j * columns + i;
      const pattern =
        (inside[node] ?? 0) |
        ((inside[node + 1] ?? 0) << 1) |
        ((inside[node + columns + 1] ?? 0) << 2) |
        ((inside[node + columns] ?? 0) << 3);
      if (pattern === 0 || pattern === 15) continue;
      const edges = [node * 2, (node + 1) * 2 + 1, (node + columns) * 2, node * 2 + 1];
      for (const [from, to] of BORDERS[pattern] ?? []) next[edges[from] ?? 0] = edges[to] ?? 0;
    }
  }
  const crossing = (edge: number): Point => {
    const node = edge >> 1;
    const i = node % columns;
    const j = (node - i) / columns;
    const down = edge & 1;
    const near = inGrid(i, j);
    const far = inGrid(i + 1 - down, j + down);
    const share =
      near && far
        ? crossingShare(grid.at(i - 1, j - 1), grid.at(i - down, j + down - 1), threshold)
        : near
          ? 0
          : 1;
    return [i - 1 + (down ? 0 : share), j - 1 + (down ? share : 0)];
  };
  return collectLoops(next, crossing);
}

function crossingShare(near: number, far: number, threshold: number): number {
  return clamp((threshold - near) / (far - near));
}

function collectLoops(next: Int32Array, crossing: (edge: number) => Point): Point[][] {
  const loops: Point[][] = [];
  for (let start = 0; start < next.length; start++) {
    if ((next[start] ?? -1) < 0) continue;
    const loop: Point[] = [];
    for (let edge = start; edge >= 0;) {
      loop.push(crossing(edge));
      const following = next[edge] ?? -1;
      next[edge] = -1;
      edge = following === start ? -1 : following;
    }
    loops.push(loop);
  }
  return loops;
}

/** The area inside a closed loop, in squared units of its points. */
export function loopArea(loop: readonly Point[]): number {
  let doubled = 0;
  let [px, py] = loop[loop.length - 1] ?? [0, 0];
  for (const [x, y] of loop) {
    doubled += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(doubled) / 2;
}

/** Path data of the region where a grid lies above a threshold, without specks smaller than `minArea`. */
export function traceRegion(
  grid: Grid,
  threshold: number,
  toPicture: (column: number, row: number) => Point,
  { tolerance = 1, minArea = 70 } = {},
): string {
  return traceContours(grid, threshold)
    .map((loop) => loop.map(([column, row]) => toPicture(column, row)))
    .filter((loop) => loopArea(loop) >= minArea)
    .map((loop) => simplifyLoop(loop, tolerance))
    .filter((loop) => loop.length > 2)
    .map((loop) => outline(loop))
    .join('');
}
