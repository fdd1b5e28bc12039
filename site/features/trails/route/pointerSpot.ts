import type { PointerEvent } from 'react';

/** Where a pointer is in a drawing, in the units of its box. */
export function pointerSpot(
  { currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>,
  box: { width: number; height: number },
): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * box.width, y: ((clientY - top) / height) * box.height };
}
