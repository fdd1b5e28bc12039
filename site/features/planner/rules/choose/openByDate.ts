import type { PlannerPlace } from '#schemas/types/published.ts';
import { cachedByKey } from '../cachedValues.ts';
import type { TripContext } from '../tripContext.ts';

/**
 * Returns a function for the items of the places that may be planned on a date. `itemsOf` makes them once a month, from
 * its places and its first day, because the days of a month share the seasons of places.
 */
export function openByDate<Item extends { place: PlannerPlace }>(
  context: TripContext,
  itemsOf: (places: readonly PlannerPlace[], date: string) => Item[],
): (date: string) => Item[] {
  const inMonth = cachedByKey((month: string) => itemsOf(context.placesInMonth(month), `${month}-01`));
  return cachedByKey((date) => {
    const open = context.placesOn(date);
    return inMonth(date.slice(0, 7)).filter(({ place }) => open.has(place));
  });
}
