/** The two crops of every picture, in pixels of their largest variant. */
export const FORMATS = {
  card: { width: 1600, height: 2000 },
  wide: { width: 1600, height: 900 },
} as const;

export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = ['card', 'wide'] as const satisfies readonly Format[];

/**
 * Masters lie in git and are published as they are. Flat colours show no loss at this quality, which saves a third
 * against 80.
 */
export const MASTER_WEBP = { quality: 56, effort: 6 } as const;

/** Masters of pictures that git does not hold yet: a fifth of the time for a sixth more bytes. */
export const PASSING_MASTER_WEBP = { ...MASTER_WEBP, effort: 2 } as const;
