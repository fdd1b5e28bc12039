/** The two crops of every picture, in pixels of their largest file. */
export const FORMATS = {
  card: { width: 1600, height: 2000 },
  wide: { width: 1600, height: 900 },
} as const;

export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = ['card', 'wide'] as const satisfies readonly Format[];

/**
 * Widths of the WebP files of a crop, and their quality. Flat colours show no loss at 56, which saves a third against
 * 80. The narrowest goes into the offline copy: at 42 it is a fifth smaller, with no loss that shows.
 */
export const WEBP_FILES = [
  { width: 1600, quality: 56 },
  { width: 800, quality: 56 },
  { width: 400, quality: 42 },
] as const;

/** Effort for files that are kept in git: the smallest files, whatever the time. */
export const KEPT_EFFORT = 6;

/** Effort for files that a build makes: a fifth of the time for a sixth more bytes. */
export const PASSING_EFFORT = 2;

/** Names and sizes of the WebP files of a drawing. */
export const DRAWN_FILES = FORMAT_NAMES.flatMap((format) =>
  WEBP_FILES.map(({ width }) => ({
    name: `${format}-${width}.webp`,
    width,
    height: (width * FORMATS[format].height) / FORMATS[format].width,
  })),
);

/** For photographs in 3:2, whose fine texture shows more loss than flat colours. */
export const PHOTOGRAPH_WEBP = { quality: 72, effort: 4 } as const;

/** The originals, in the specified quality. */
export const JPEG = { quality: 80 } as const;

/** Raise it when the steps of `variants.ts` change, so that cached files are made anew. */
const STEPS = 3;

/** Settings that the published files of a picture depend on. */
export const VARIANT_SETTINGS = { FORMATS, WEBP_FILES, PASSING_EFFORT, PHOTOGRAPH_WEBP, JPEG, STEPS };
