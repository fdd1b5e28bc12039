/** Cache control of an answer that is revalidated before each use. */
export const alwaysRevalidate = 'public, max-age=0, must-revalidate';

/** Pictures keep their addresses when they are drawn anew: shown at once for a year, and revalidated after a day. */
const pictureCaching = 'public, max-age=86400, stale-while-revalidate=31536000';

/** Cache control of the folders whose files browsers keep long. Each path ends with `/*`. */
export const longCaching: Readonly<Record<string, string>> = {
  '/assets/*': 'public, max-age=31536000, immutable',
  '/images/*': pictureCaching,
  '/icons/*': pictureCaching,
  '/fonts/*': pictureCaching,
};

const folders = Object.keys(longCaching).map((path) => path.slice(0, -1));

/** Returns true for an address in a folder whose files are kept long. */
export const isKeptLong = (pathname: string): boolean =>
  folders.some((folder) => pathname.startsWith(folder));
