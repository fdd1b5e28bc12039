import type { Guide } from '#schemas/types/published.ts';

/** A section of a guide, of any kind. */
export type GuideSection = Guide['sections'][number];
