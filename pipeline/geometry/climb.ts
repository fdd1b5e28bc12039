/** Smallest rise that counts, in metres; less is noise of the instrument. */
const threshold = 10;

/**
 * Returns the metres climbed along a line: the sum of all rises of 10 m or more. A rise lasts until the line has
 * fallen by 10 m again, so a small dip on the way up does not cut it in two.
 */
export function climb(elevations: readonly number[]): number {
  let total = 0;
  let low = elevations[0] ?? 0;
  let high = low;
  const finishRise = (): void => {
    if (high - low >= threshold) total += high - low;
  };
  for (const elevation of elevations) {
    if (elevation > high) high = elevation;
    if (elevation < low && high - low < threshold) {
      low = elevation;
      high = elevation;
    } else if (high - elevation >= threshold) {
      finishRise();
      low = elevation;
      high = elevation;
    }
  }
  finishRise();
  return total;
}

/** Returns the mean of each value with its two neighbours on each side, fewer at the ends. */
export function fivePointMean(values: readonly number[]): number[] {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index - 2), index + 3);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });
}
