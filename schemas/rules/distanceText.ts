/** Formats a whole number: "1,383". */
export const numberText = (number: number): string => Math.round(number).toLocaleString('en');

// No line ends between a figure and its unit.

/** Formats a distance: "8.8 km". */
export const kmText = (km: number): string => `${km.toFixed(1)}\u00a0km`;

/** Formats a distance that is known to the kilometre: "9 km", "under 1 km". */
export const wholeKmText = (km: number): string => (km < 1 ? 'under 1\u00a0km' : `${numberText(km)}\u00a0km`);

/** Formats a height: "1,383 m". */
export const metresText = (metres: number): string => `${numberText(metres)}\u00a0m`;
