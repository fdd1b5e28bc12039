/** The two crops of every picture, in pixels of their largest variant. */
export const FORMATS = {
  card: { width: 1600, height: 2000 },
  wide: { width: 1600, height: 900 },
} as const;

export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = ['card', 'wide'] as const satisfies readonly Format[];

/** Widths made from the largest variant. */
export const SMALL_WIDTHS = [960, 480] as const;

/** Flat colours show no loss at 56, which saves a third against 80. */
const quality = 56;

/** Masters lie in git and are published as they are. */
export const MASTER_WEBP = { quality, effort: 6 } as const;

/** For smaller variants and photographs; effort 2 halves the time of a cold build for 4 % more bytes. */
export const SMALL_WEBP = { quality, effort: 2 } as const;

/** The originals, in the specified quality. */
export const JPEG = { quality: 80 } as const;
