import { describe, expect, it } from 'vitest';
import { loopArea, traceContours, traceRegion } from './contour.ts';
import { Grid } from './grid.ts';

function gridOf(size: number, value: (x: number, y: number) => number): Grid {
  const grid = new Grid(size, size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) grid.set(x, y, value(x, y));
  return grid;
}

describe('traceContours', () => {
  it('finds a disc with its area and its border at the threshold', () => {
    const radius = 12;
    const distance = (x: number, y: number) => Math.hypot(x - 20, y - 20);
    const loops = traceContours(
      gridOf(41, (x, y) => radius - distance(x, y)),
      0,
    );
    expect(loops).toHaveLength(1);
    expect(loopArea(loops[0]!)).toBeCloseTo(Math.PI * radius ** 2, -1);
    for (const [x, y] of loops[0]!) expect(distance(x, y)).toBeCloseTo(radius, 1);
  });

  it('gives a ring two loops, the hole in the other direction', () => {
    const loops = traceContours(
      gridOf(41, (x, y) => 4 - Math.abs(Math.hypot(x - 20, y - 20) - 12)),
      0,
    );
    const signs = loops.map((loop) =>
      Math.sign(
        loop.reduce(
          (sum, [x, y], i) => sum + x * loop[(i + 1) % loop.length]![1] - loop[(i + 1) % loop.length]![0] * y,
          0,
        ),
      ),
    );
    expect(new Set(signs)).toEqual(new Set([-1, 1]));
    expect(signs).toHaveLength(2);
  });

  it('closes a region that fills the whole grid', () => {
    const loops = traceContours(
      gridOf(5, () => 1),
      0,
    );
    expect(loops).toHaveLength(1);
    expect(loopArea(loops[0]!)).toBeCloseTo(16);
  });

  it('joins cells that touch at a corner, on either diagonal', () => {
    const falling = traceContours(
      gridOf(6, (x, y) => ((x === 2 && y === 2) || (x === 3 && y === 3) ? 1 : 0)),
      0.5,
    );
    const rising = traceContours(
      gridOf(6, (x, y) => ((x === 3 && y === 2) || (x === 2 && y === 3) ? 1 : 0)),
      0.5,
    );
    expect([falling.length, rising.length]).toEqual([1, 1]);
  });

  it('finds nothing where all lies below', () => {
    expect(
      traceContours(
        gridOf(5, () => 0),
        0,
      ),
    ).toEqual([]);
  });
});

describe('traceRegion', () => {
  it('drops specks below the smallest area', () => {
    const speck = gridOf(9, (x, y) => (x === 4 && y === 4 ? 1 : 0));
    expect(traceRegion(speck, 0.5, (x, y) => [x, y], { minArea: 1 })).toBe('');
    expect(traceRegion(speck, 0.5, (x, y) => [x * 10, y * 10], { minArea: 1 })).not.toBe('');
  });
});
