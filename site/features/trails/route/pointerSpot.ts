import type { PointerEvent } from 'react';

/** Returns the position of a pointer in the units of the drawing. */
export function pointerSpot(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  box: { width: number; height: number },
): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * box.width, y: ((clientY - top) / height) * box.height };
}
