import type { Trail } from '#schemas/types/published.ts';

/** Stretch of a line in kilometres from the start; a point has both ends in one place. */
export interface Stretch {
  fromKm: number;
  toKm: number;
}

type HazardFacts = Pick<Trail, 'avalancheTerrain' | 'route'>;

/**
 * Returns the stretch of the drawn line on which a trail has an avalanche hazard; null if the source names no
 * kilometres, or the line shows only a part of the walk.
 */
export function hazardStretch({ avalancheTerrain, route }: HazardFacts): Stretch | null {
  const { fromKm = null, toKm = null } = avalancheTerrain.hazard ?? {};
  if (fromKm === null || route?.covers !== 'full') return null;
  return { fromKm, toKm: toKm ?? fromKm };
}
