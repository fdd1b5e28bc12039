import type { Canvas } from '../canvas.ts';

/** Room that a subject leaves for people and objects: feet or waterline at (x, y). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Height of a standing adult there. */
  readonly size: number;
}

export type Surface = 'water' | 'ice' | 'snow' | 'ground' | 'sky';

export interface ForegroundDrawing {
  /** Ground or water below it. */
  readonly surface: Surface;
  draw(canvas: Canvas, spot: Spot): string;
}
