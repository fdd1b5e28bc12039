import type { PlannerPlace } from '#schemas/types/published.ts';
import { type DayTimes, dayTimes, type PlannedVisit } from '../day/dayTimes.ts';
import { latestEnd, type OpenDay, wayHome } from '../day/openDay.ts';
import { isWithinHours } from './placeHours.ts';
import { keptOutBecause } from './placeNotices.ts';
import { driveOf, isOutOfReach, longestDrive, wayTo } from './reach.ts';
import { isRestful } from './suitability.ts';
import type { StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns true if a place takes longer than from the start of an afternoon to bedtime. */
export function isWholeDay({ minutes }: PlannerPlace, { begins }: TripContext): boolean {
  return minutes > begins.accommodation - begins.afternoon;
}

/**
 * Returns true if a place is feasible on a day: open, in season, in daylight, within reach, not too hard, and over by
 * evening.
 */
export function isFeasible(context: TripContext, day: OpenDay, place: PlannerPlace, part: StopPart): boolean {
  const { rules } = context;
  if (!context.placesOn(day.date).has(place)) return false;
  if (place.timesOfDay.length > 0 && !place.timesOfDay.includes(part)) return false;
  if (isOutOfReach(context, day, place)) return false;
  const way = wayTo(context, day, place);
  if (day.mustRest && (!isRestful(place, rules) || way > rules.travel.restDriveMinutes)) return false;
  return isOnTime(context, day, [{ place, part }]);
}

/** Returns true if the visits of a day are within its times and its longest drive; fixed ones may be at any time. */
export function fitsTimes(
  context: TripContext,
  day: OpenDay,
  visits: readonly PlannedVisit[],
  isFixed: (place: PlannerPlace) => boolean = () => false,
): boolean {
  const places = visits.flatMap(({ place }) => place ?? []);
  if (driveOf(context, day, places).minutes > longestDrive(context, day)) return false;
  return isOnTime(context, day, visits, isFixed);
}

/** Returns true if the visits of a day are within its times; fixed ones may be at any time. */
function isOnTime(
  context: TripContext,
  day: OpenDay,
  visits: readonly PlannedVisit[],
  isFixed: (place: PlannerPlace) => boolean = () => false,
): boolean {
  const times = dayTimes(context, day, visits);
  return visits.every(
    ({ place, part }, index) =>
      !place || isFixed(place) || isFine(context, day, { place, part, times, index }),
  );
}

/** Returns true if a visit is within daylight, opening hours and its part of the day, and no notice keeps the group out. */
function isFine(
  context: TripContext,
  day: OpenDay,
  visit: { place: PlannerPlace; part: StopPart; times: DayTimes; index: number },
): boolean {
  const { place, part, times, index } = visit;
  const time = times.visits[index];
  if (!time) return false;
  const { arrival: start, end } = time;
  if (part === 'morning' && time.start >= context.begins.lunch) return false;
  // A long first visit of a morning may take noon, and what follows waits for it.
  const isLate = part === 'morning' && index > 0 && end > context.begins.afternoon;
  if (isLate || end > latestEnd(context, day, place)) return false;
  const isBack = context.isSaved(place) || end + wayHome(context, day, place) <= context.begins.dinner;
  return (
    isBack &&
    isWithinHours(place, day.date, start, end) &&
    keptOutBecause(place, { date: day.date, start, end }, context.form.groupSize) === null &&
    hasLight(context, day, place, start, end)
  );
}

/** Returns true if a visit is in daylight, or needs none. */
function hasLight(
  context: TripContext,
  { index }: OpenDay,
  place: PlannerPlace,
  start: number,
  end: number,
): boolean {
  if (context.isIndoors(place)) return true;
  const { sunrise, sunset } = context.lightOf(index);
  return (sunrise === null || start >= sunrise) && (sunset === null || end <= sunset);
}
