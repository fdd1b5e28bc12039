import type { PlannerStay } from '#schemas/types/published.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the published bed of the night after a day, 0 for the first; on the last day, that of the night before. */
export function stayOfNight(
  { catalog }: TripContext,
  stays: TripChoices['stays'],
  day: number,
): PlannerStay | null {
  const slug = stays[Math.min(day, stays.length - 1)]?.slug;
  return catalog.stays.find((stay) => stay.slug === slug) ?? null;
}
