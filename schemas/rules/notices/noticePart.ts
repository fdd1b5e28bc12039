import type { Notice } from '#schemas/types/published.ts';

/** places: closed or restricted places. warnings: dangers. park: rules of the whole park. advice: good to know. */
export type NoticePart = 'places' | 'warnings' | 'park' | 'advice';

/** Returns the part of the guide's notices to which one belongs. */
export function noticePart({ kind, wholePark }: Pick<Notice, 'kind' | 'wholePark'>): NoticePart {
  if (kind === 'warning') return 'warnings';
  if (kind === 'advice') return 'advice';
  return wholePark ? 'park' : 'places';
}
