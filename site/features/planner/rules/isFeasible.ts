import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { closedBecause, isHard, isRestful, suitsLevel } from './suitability.ts';
import type { Stop, StopPart } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A day for which places are looked for. */
export interface OpenDay {
  /** 0 for the first of the trip. */
  index: number;
  date: string;
  /** Whether the day before was hard. */
  mustRest: boolean;
  bed: PlannerStay | null;
}

/** Minutes from the bed to a place. */
export function wayTo({ wayFrom }: TripContext, { bed }: OpenDay, place: PlannerPlace): number {
  return bed ? wayFrom(bed, place) : 0;
}

/** Whether a place takes longer than there is from the beginning of an afternoon to the time of the bed. */
export function isWholeDay({ minutes }: PlannerPlace, { begins }: TripContext): boolean {
  return minutes > begins.accommodation - begins.afternoon;
}

/** Whether a place may stand on a day at all: open, in season, by daylight, not too hard, not too far, done by evening. */
export function isFeasible(context: TripContext, day: OpenDay, place: PlannerPlace, part: StopPart): boolean {
  const { rules, level, begins } = context;
  if (context.isNeverPlanned(place) || closedBecause(place, day.date, rules) !== null) return false;
  if (level && !suitsLevel(place, level)) return false;
  const way = wayTo(context, day, place);
  if (way > place.minutes + rules.travel.driveBeyondVisitMinutes && !context.isSaved(place)) return false;
  if (day.mustRest && (!isRestful(place, rules) || way > rules.travel.restDriveMinutes)) return false;
  return fitsHours(context, day, place, begins[part] + way);
}

/** Whether a visit that begins at an arrival, in minutes since midnight, is over by evening, and by daylight. */
export function fitsHours(context: TripContext, day: OpenDay, place: PlannerPlace, arrival: number): boolean {
  if (arrival + place.minutes > context.begins.accommodation) return false;
  return hasLight(context, day, place, arrival);
}

/** Whether a visit ends by sunset and begins after sunrise; one that is no walk may begin before, but not be half over. */
function hasLight(context: TripContext, { index }: OpenDay, place: PlannerPlace, arrival: number): boolean {
  if (context.isIndoors(place)) return true;
  const { sunrise, sunset } = context.lightOf(index);
  if (sunset !== null && arrival + place.minutes > sunset) return false;
  if (sunrise === null) return true;
  return arrival + (place.kind === 'trail' ? 0 : place.minutes / 2) >= sunrise;
}

/** Whether a day holds a place that makes it hard. */
export function isHardDay(context: TripContext, stops: readonly Stop[]): boolean {
  return placesOf(context, stops).some((place) => isHard(place, context.rules));
}

/** The places of stops, without those that the guide no longer has. */
export function placesOf({ placeOf }: TripContext, stops: readonly Stop[]): PlannerPlace[] {
  return stops.flatMap(({ place }) => placeOf(place) ?? []);
}
