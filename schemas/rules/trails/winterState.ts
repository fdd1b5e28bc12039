import type { AvalancheTerrain, WinterState, WinterWalk } from '../../types/published.ts';

/** Fields of a trail, authored or published, that decide its state. */
export interface WinterEvidence {
  avalancheTerrain: Pick<AvalancheTerrain, 'class'> & { hazard?: object | null };
  winterWalk?: Pick<WinterWalk, 'status'> | null;
}

const ratedClasses: readonly AvalancheTerrain['class'][] = ['simple', 'challenging', 'complex'];

/** Returns true if the terrain has a rating, or an official page names a hazard on it. */
export function isExposed({ class: stated, hazard }: WinterEvidence['avalancheTerrain']): boolean {
  return ratedClasses.includes(stated) || Boolean(hazard);
}

/**
 * Returns the state of a trail in the avalanche months, by evidence. A class `none` is no evidence, because no official
 * page rates a walk so.
 */
export function winterStateOf({ avalancheTerrain, winterWalk }: WinterEvidence): WinterState {
  if (isExposed(avalancheTerrain)) return 'exposed';
  return winterWalk && winterWalk.status !== 'unverified' ? 'recommended' : 'unrated';
}
