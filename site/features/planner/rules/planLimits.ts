import { ownName } from '../../../base/guideBase.ts';

/** Limits of a plan, in a link and on the device: more than a visitor needs, little enough for a browser. */
export const planLimits = {
  /** Characters of the special requests. */
  requests: 2000,
  /** Characters of a name, an id or an amount. */
  word: 200,
  interests: 100,
  days: 100,
  children: 10,
  /** Years. */
  oldestChild: 17,
  /** Stops of all days together. */
  stops: 300,
  savedPlaces: 500,
  /** Characters of the code of a link. */
  code: 40_000,
  pastPlans: 20,
} as const;

/** Key of the visitor's trip in the browser's storage. */
export const tripEntry = ownName('larch-trip');
