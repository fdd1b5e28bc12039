import type { Scene } from '#schemas/types/authored.ts';
import type { Picture } from '#schemas/types/published.ts';

type Focus = Picture['focus'];

/** The middle of a picture. */
export const middle: Focus = { x: 5, y: 5 };

/** Vertical position of a drawing's subject, in tenths of its height: summits are high, houses and people low. */
const heightOf: Record<Scene['subject'], number> = {
  lake: 1,
  overlook: 6,
  river: 2,
  waterfall: 4,
  canyon: 5,
  cave: 6,
  hotspring: 5,
  icefield: 2,
  peak: 1,
  summit: 1,
  crag: 4,
  hoodoos: 7,
  meadow: 1,
  trail: 2,
  road: 1,
  wildlife: 6,
  camp: 8,
  sky: 3,
  gondola: 4,
  ski: 4,
  town: 6,
  festival: 6,
  lodge: 6,
  ruins: 6,
  skywalk: 5,
  gallery: 5,
  cinema: 5,
  table: 6,
};

/** Subjects at this height or above are mountains, at the position of the main mountain. */
const mountains = 3;

/**
 * Returns the point of a drawing that stays in sight where it is cut: the one that its scene names, else the position
 * of its subject.
 */
export function focusOf({ subject, focus, at = 0.5 }: Scene): Focus {
  const y = heightOf[subject];
  return focus
    ? { x: tenths(focus.x), y: tenths(focus.y) }
    : { x: y <= mountains ? tenths(at) : middle.x, y };
}

function tenths(share: number): number {
  return Math.round(share * 10);
}
