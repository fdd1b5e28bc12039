import type { PlannerPlace } from '#schemas/types/published.ts';
import type { PlanDay } from './layOutPlan.ts';
import type { PlanItem } from './planItems.ts';

/** Returns the stops of a day that the guide knows, in their order. */
export function placesOfDay({
  morning,
  afternoon,
}: Pick<PlanDay, 'morning' | 'afternoon'>): { place: PlannerPlace; item: PlanItem }[] {
  return [...morning, ...afternoon].flatMap((item) => (item.place ? [{ place: item.place, item }] : []));
}

/** Returns the walks of a day, the longest first. */
export function walksOfDay(day: PlanDay): PlannerPlace[] {
  const walks = placesOfDay(day).flatMap(({ place }) => (place.kind === 'trail' ? [place] : []));
  return walks.toSorted((first, second) => second.minutes - first.minutes);
}
