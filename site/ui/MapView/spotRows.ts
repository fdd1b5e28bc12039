/** Row of signs that stand at one place of a map, by its middle in pixels. */
export interface SpotRow<T> {
  x: number;
  y: number;
  held: T[];
}

/** Returns the signs of a map, those that would cover each other side by side in one row, at their middle. */
export function spotRows<T extends { x: number; y: number }>(
  spots: readonly T[],
  size: number,
): SpotRow<T>[] {
  const rows = spots.map((spot): SpotRow<T> => ({ x: spot.x, y: spot.y, held: [spot] }));
  for (let pair = coveringPair(rows, size); pair; pair = coveringPair(rows, size)) {
    const [first, second] = pair;
    const held = [...first.held, ...second.held];
    const mean = (read: (spot: T) => number) => held.reduce((sum, spot) => sum + read(spot), 0) / held.length;
    rows.splice(rows.indexOf(second), 1);
    rows.splice(rows.indexOf(first), 1, { x: mean(({ x }) => x), y: mean(({ y }) => y), held });
  }
  return rows;
}

/** Returns the first two rows that overlap. */
function coveringPair<T>(rows: readonly SpotRow<T>[], size: number): [SpotRow<T>, SpotRow<T>] | null {
  for (const [index, row] of rows.entries()) {
    const other = rows
      .slice(index + 1)
      .find(
        ({ x, y, held }) =>
          Math.abs(x - row.x) < ((held.length + row.held.length) * size) / 2 && Math.abs(y - row.y) < size,
      );
    if (other) return [row, other];
  }
  return null;
}
