import type { AvalancheTerrain } from '../../types/published.ts';

type Stated = Pick<AvalancheTerrain, 'class' | 'status'>;

/** Returns the class of avalanche terrain. `none` without a source counts as unknown. */
export function reliableClass({ class: stated, status }: Stated): AvalancheTerrain['class'] {
  return stated === 'none' && status === 'unverified' ? 'unknown' : stated;
}
