/** Returns the place after `step` steps in a ring of `length` pictures: after the last comes the first. */
export function stepIndex(index: number, step: number, length: number): number {
  return (((index + step) % length) + length) % length;
}
