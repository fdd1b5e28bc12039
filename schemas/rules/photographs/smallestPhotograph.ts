/** Smallest photograph that a record may have, in pixels. */
export const smallestPhotograph = { width: 1200, height: 800 } as const;
