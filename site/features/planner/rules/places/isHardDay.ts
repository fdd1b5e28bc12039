import type { PlannerPlace } from '#schemas/types/published.ts';
import { isHard } from './suitability.ts';
import type { Stop, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns true if a stop makes the day hard. */
export function isHardDay(context: TripContext, stops: readonly Stop[]): boolean {
  return placesOf(context, stops).some((place) => isHard(place, context.rules));
}

/** Returns the places of stops, without those that are no longer published. */
export function placesOf({ placeOf }: TripContext, stops: readonly Stop[]): PlannerPlace[] {
  return stops.flatMap(({ place }) => placeOf(place) ?? []);
}

/** Returns the keys of the things to do that a plan holds. */
export function plannedThings(context: TripContext, { days }: TripChoices): Set<string> {
  return new Set(placesOf(context, days.flat()).map(context.thingOf));
}
