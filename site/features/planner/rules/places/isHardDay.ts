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

/** Metres of climb that take as much effort as a minute of walking. */
const climbOfMinute = 10;

/**
 * Returns the effort of a visit in minutes: the time of a walk or of a harder tour, and more for its climb. A visit
 * without effort has 0.
 */
export function effortOf({ kind, difficulty, minutes, climbM }: PlannerPlace): number {
  const isEffort = kind === 'trail' || (difficulty !== null && difficulty !== 'easy');
  return isEffort ? minutes + (climbM ?? 0) / climbOfMinute : 0;
}
