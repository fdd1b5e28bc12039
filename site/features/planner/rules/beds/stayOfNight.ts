import type { PlannerStay } from '#schemas/types/published.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the published bed of the night after a day, 0 for the first; on the last day, that of the night before. */
export function stayOfNight(
  { stayOf }: TripContext,
  stays: TripChoices['stays'],
  day: number,
): PlannerStay | null {
  const slug = stays[Math.min(day, stays.length - 1)]?.slug;
  return (slug !== undefined && stayOf(slug)) || null;
}
