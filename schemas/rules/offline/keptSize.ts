/** Matches files whose bytes are compressed already: pictures and fonts. */
const compressed = /\.(webp|jpg|png|woff2)$/;

/** Returns true if a device keeps a file with gzip: pages, data, code, drawings and tracks. */
export const isKeptPacked = (path: string): boolean => !compressed.test(path);

/**
 * Returns the bytes of a device's room that a file of `size` bytes is counted with. A file that is kept with gzip counts
 * as a third: the texts of the guide take about a quarter together (a built test compresses them and compares).
 */
export const keptSize = (path: string, size: number): number =>
  isKeptPacked(path) ? Math.ceil(size / 3) : size;
