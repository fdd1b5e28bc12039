/** Holds a value between two bounds. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** The value a share `t` of the way from `from` to `to`; `t` may lie outside 0 to 1. */
export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Rises smoothly from 0 at `start` to 1 at `end` (Hermite, flat at both ends). */
export function smoothstep(start: number, end: number, value: number): number {
  const t = clamp((value - start) / (end - start));
  return t * t * (3 - 2 * t);
}
