import type { Canvas } from '../canvas.ts';

/** Where a subject leaves room for people and things: feet or waterline at (x, y). */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How tall a standing adult is there. */
  readonly size: number;
}

export type Surface = 'water' | 'ice' | 'snow' | 'ground' | 'sky';

export interface ForegroundDrawing {
  /** What it stands, lies or floats on. */
  readonly surface: Surface;
  draw(canvas: Canvas, spot: Spot): string;
}
