import type { WinterWalk } from '#schemas/types/published.ts';

/** Returns the recommendation of a winter walk in words, with the part of the walk that is recommended. */
export function recommendedBy({ by, place }: Pick<WinterWalk, 'by' | 'place'>): string {
  return `Recommended as a winter walk by ${by}${place ? `, ${place}` : ''}`;
}
