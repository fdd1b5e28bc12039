import type { AvalancheTerrain } from '../types/published.ts';

type Stated = Pick<AvalancheTerrain, 'class' | 'status'>;

/** The class of some terrain as far as anybody may rely on it: `none` from memory alone counts as unknown. */
export function reliableClass({ class: stated, status }: Stated): AvalancheTerrain['class'] {
  return stated === 'none' && status === 'unverified' ? 'unknown' : stated;
}

/** Whether avalanches are a danger on a walk: a walk in such terrain, or one of which nobody knows, in a month of avalanches. */
export function isAvalancheDanger<Month extends string>(
  isTerrain: boolean,
  month: Month | undefined,
  avalancheMonths: readonly Month[],
): boolean {
  return isTerrain && month !== undefined && avalancheMonths.includes(month);
}
