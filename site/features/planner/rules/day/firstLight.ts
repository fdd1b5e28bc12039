import type { PlannerPlace } from '#schemas/types/published.ts';
import type { Daylight } from '../../../../calendar/daylight.ts';
import type { TripContext } from '../tripContext.ts';

/** Minutes after sunrise within which an arrival counts as first light. */
const firstLightMinutes = 60;

/** Returns true if an arrival, in minutes since midnight, is at first light: soon after sunrise, at a sight outdoors. */
export function isAtFirstLight(
  context: TripContext,
  { place, arrival, light }: { place: PlannerPlace; arrival: number; light: Daylight },
): boolean {
  if (place.kind !== 'attraction' || context.isIndoors(place) || light.sunrise === null) return false;
  return arrival >= light.sunrise && arrival <= light.sunrise + firstLightMinutes;
}
