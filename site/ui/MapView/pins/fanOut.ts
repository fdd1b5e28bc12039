/** Width of a pin and a gap, in pixels. */
const pinRoom = 56;
/** The ring of a few pins is no smaller, so that the place itself stays in sight. */
const smallestRing = 44;

/**
 * Returns the steps in pixels, right and down, from a place to each of the pins that stand around it, the first one at
 * the top.
 */
export function fanOut(count: number): [right: number, down: number][] {
  const ring = Math.max(smallestRing, (count * pinRoom) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return [Math.round(ring * Math.cos(angle)), Math.round(ring * Math.sin(angle))];
  });
}
