import type { Guide } from '#schemas/types/published.ts';

/** Section of a guide, of any kind. */
export type GuideSection = Guide['sections'][number];
