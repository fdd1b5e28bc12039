/** A rectangle of numbers, row by row. Reading outside it gives 0. */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.values = new Float32Array(columns * rows);
  }

  at(column: number, row: number): number {
    return this.values[row * this.columns + column] ?? 0;
  }

  set(column: number, row: number, value: number): void {
    this.values[row * this.columns + column] = value;
  }

  /** Another grid of the same size, each value made from the value (and its index) here. */
  map(change: (value: number, index: number) => number): Grid {
    const result = new Grid(this.columns, this.rows);
    for (let i = 0; i < this.values.length; i++) result.values[i] = change(this.values[i] ?? 0, i);
    return result;
  }

  /** Softened by passes of a 1-2-1 filter across and down. */
  blurred(passes: number): Grid {
    return passes === 0 ? this : blurDown(blurAcross(this)).blurred(passes - 1);
  }
}

function blurAcross(from: Grid): Grid {
  const { columns, rows } = from;
  const result = new Grid(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const before = from.at(Math.max(0, column - 1), row);
      const after = from.at(Math.min(columns - 1, column + 1), row);
      result.set(column, row, (before + 2 * from.at(column, row) + after) / 4);
    }
  }
  return result;
}

function blurDown(from: Grid): Grid {
  const { columns, rows } = from;
  const result = new Grid(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const before = from.at(column, Math.max(0, row - 1));
      const after = from.at(column, Math.min(rows - 1, row + 1));
      result.set(column, row, (before + 2 * from.at(column, row) + after) / 4);
    }
  }
  return result;
}

/** For each share (0 to 1), the value below which that share of the values lies; 0 for none. */
export function quantiles(values: readonly number[], ...shares: readonly number[]): number[] {
  const sorted = new Float32Array(values).sort();
  return shares.map((share) => {
    const index = Math.min(sorted.length - 1, Math.max(0, Math.floor(share * sorted.length)));
    return sorted[index] ?? 0;
  });
}
