import type { AvalancheTerrain } from '../types/published.ts';

type Stated = Pick<AvalancheTerrain, 'class' | 'status'>;

/** Returns the class of some terrain as far as anybody may rely on it: `none` from memory alone counts as unknown. */
export function reliableClass({ class: stated, status }: Stated): AvalancheTerrain['class'] {
  return stated === 'none' && status === 'unverified' ? 'unknown' : stated;
}

/**
 * Returns true if avalanches are a danger on a walk: its terrain is avalanche terrain or unrated, and the month is an
 * avalanche month.
 */
export function isAvalancheDanger<Month extends string>(
  isTerrain: boolean,
  month: Month | undefined,
  avalancheMonths: readonly Month[],
): boolean {
  return isTerrain && month !== undefined && avalancheMonths.includes(month);
}
