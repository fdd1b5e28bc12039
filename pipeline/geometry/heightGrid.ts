/** Heights at the corners of a net, row by row from the north-west. */
export interface HeightGrid {
  columns: number;
  rows: number;
  /** Position of the first height, in degrees. */
  west: number;
  north: number;
  /** Distance between neighbours in degrees, the same in both directions. */
  step: number;
  /** Metres above sea level; `unknownHeight` where nothing is known. */
  heights: Int16Array;
}

export const unknownHeight = -32_768;

/** Returns the height of the ground in metres, between the four nearest of the grid; null outside of it. */
export function heightAt(grid: HeightGrid, { lat, lng }: { lat: number; lng: number }): number | null {
  const x = (lng - grid.west) / grid.step;
  const y = (grid.north - lat) / grid.step;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column + 1 >= grid.columns || row + 1 >= grid.rows) return null;
  const at = row * grid.columns + column;
  const corners = [at, at + 1, at + grid.columns, at + grid.columns + 1].map(
    (index) => grid.heights[index] ?? unknownHeight,
  );
  if (corners.includes(unknownHeight)) return null;
  const [nw = 0, ne = 0, sw = 0, se = 0] = corners;
  const [east, south] = [x - column, y - row];
  return (nw * (1 - east) + ne * east) * (1 - south) + (sw * (1 - east) + se * east) * south;
}
