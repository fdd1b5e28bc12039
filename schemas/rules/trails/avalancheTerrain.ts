import type { AvalancheTerrain } from '../../types/published.ts';

type Stated = Pick<AvalancheTerrain, 'class' | 'status'>;

/** Returns the class of some terrain as far as anybody may rely on it: `none` from memory alone counts as unknown. */
export function reliableClass({ class: stated, status }: Stated): AvalancheTerrain['class'] {
  return stated === 'none' && status === 'unverified' ? 'unknown' : stated;
}
