import type { PlannerPlace } from '#schemas/types/published.ts';
import { isHard } from './suitability.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns true if a stop makes the day hard. */
export function isHardDay(context: TripContext, stops: readonly Stop[]): boolean {
  return placesOf(context, stops).some((place) => isHard(place, context.rules));
}

/** Returns the places of stops, without those that are no longer published. */
export function placesOf({ placeOf }: TripContext, stops: readonly Stop[]): PlannerPlace[] {
  return stops.flatMap(({ place }) => placeOf(place) ?? []);
}
