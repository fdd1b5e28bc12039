// No line ends between a figure and its unit.

/** Formats a distance: "8.8 km". */
export const kmText = (km: number): string => `${km.toFixed(1)}\u00a0km`;

/** Formats a height: "1,383 m". */
export const metresText = (metres: number): string => `${Math.round(metres).toLocaleString('en')}\u00a0m`;
