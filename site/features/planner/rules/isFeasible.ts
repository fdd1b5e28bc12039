import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { closedBecause, isHard, isRestful, suitsLevel } from './suitability.ts';
import { keptOutBecause } from './placeNotices.ts';
import type { Stop, StopPart } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Day for which places are chosen. */
export interface OpenDay {
  /** 0 for the first day of the trip. */
  index: number;
  date: string;
  /** True if the day before was hard. */
  mustRest: boolean;
  bed: PlannerStay | null;
}

/** Returns the minutes of the drive from the bed to a place. */
export function wayTo({ wayFrom }: TripContext, { bed }: OpenDay, place: PlannerPlace): number {
  return bed ? wayFrom(bed, place) : 0;
}

/** Returns true if a place takes longer than from the start of an afternoon to bedtime. */
export function isWholeDay({ minutes }: PlannerPlace, { begins }: TripContext): boolean {
  return minutes > begins.accommodation - begins.afternoon;
}

/**
 * Returns true if a place is feasible on a day: open, in season, in daylight, not too hard or far, and over by evening.
 */
export function isFeasible(context: TripContext, day: OpenDay, place: PlannerPlace, part: StopPart): boolean {
  const { rules, level, begins } = context;
  if (context.isNeverPlanned(place) || closedBecause(place, day.date, rules) !== null) return false;
  if (level && !suitsLevel(place, level)) return false;
  const way = wayTo(context, day, place);
  if (way > place.minutes + rules.travel.driveBeyondVisitMinutes && !context.isSaved(place)) return false;
  if (day.mustRest && (!isRestful(place, rules) || way > rules.travel.restDriveMinutes)) return false;
  return fitsHours(context, day, place, begins[part] + way);
}

/**
 * Returns true if a visit that starts on arrival, in minutes since midnight, ends by evening and in daylight, and no
 * notice keeps the group out.
 */
export function fitsHours(context: TripContext, day: OpenDay, place: PlannerPlace, arrival: number): boolean {
  if (arrival + place.minutes > context.begins.accommodation) return false;
  const visit = { date: day.date, start: arrival, end: arrival + place.minutes };
  if (keptOutBecause(place, visit, context.form.groupSize) !== null) return false;
  return hasLight(context, day, place, arrival);
}

/** Returns true if a visit is in daylight. A visit that is no hike may begin before sunrise if most of it is after. */
function hasLight(context: TripContext, { index }: OpenDay, place: PlannerPlace, arrival: number): boolean {
  if (context.isIndoors(place)) return true;
  const { sunrise, sunset } = context.lightOf(index);
  if (sunset !== null && arrival + place.minutes > sunset) return false;
  if (sunrise === null) return true;
  return arrival + (place.kind === 'trail' ? 0 : place.minutes / 2) >= sunrise;
}

/** Returns true if a stop makes the day hard. */
export function isHardDay(context: TripContext, stops: readonly Stop[]): boolean {
  return placesOf(context, stops).some((place) => isHard(place, context.rules));
}

/** Returns the places of stops, without those that are no longer published. */
export function placesOf({ placeOf }: TripContext, stops: readonly Stop[]): PlannerPlace[] {
  return stops.flatMap(({ place }) => placeOf(place) ?? []);
}
