/** Milliseconds that a pointer must rest before a tooltip opens. */
const openDelay = 700;
/** Milliseconds after a tooltip has closed in which the next one opens at once. */
const skipWindow = 300;

/** Returns the delay before a tooltip opens, when the last one closed at `closedAt` (both in milliseconds). */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt < skipWindow ? 0 : openDelay;
}
