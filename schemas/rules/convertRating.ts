/** Returns a rating on another scale: 4.5 of 5 is 9 of 10. */
export function convertRating(value: number, from: number, to: number): number {
  return (value * to) / from;
}
