import type { PlannerPlace } from '#schemas/types/published.ts';
import { isHardDay } from '../places/isHardDay.ts';
import { isWinterWalk } from '../places/placeSeason.ts';
import { type Drive, distanceKm } from '../places/roads.ts';
import { isAtFirstLight } from './dayTimes.ts';
import type { Daylight } from '../../../../calendar/daylight.ts';
import { isAvalancheMonth, monthOf } from '../../../../calendar/seasons.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

interface Visit {
  place: PlannerPlace;
  stop: Stop;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight. */
  arrival: number;
  light: Daylight;
  drive: Drive | null;
  /** Stops of the day. */
  here: readonly Stop[];
  /** Stops of the day before. */
  before: readonly Stop[];
}

/** Drives up to this many minutes count as nearby. */
const nearMinutes = 5;

/** Places closer than this stand side by side. */
const besideKm = 0.5;

/** Longest drive before sunrise for a place at first light, in minutes. */
const longestDawnDrive = 30;

/** Returns the strongest reason for the place of a stop, in a few words. */
export function reasonFor(context: TripContext, visit: Visit): string | null {
  const { place, stop, drive, here, before: dayBefore } = visit;
  if (context.isSaved(place)) return 'Because it was saved';
  if (stop.isLocked) return 'Because you locked it';
  const isWinter = isAvalancheMonth(monthOf(visit.date), context.rules.places.winterMonths);
  if (isWinter && isWinterWalk(place, visit.date, context.rules)) return 'Recommended as a winter walk';
  if (drive && drive.minutes <= longestDawnDrive && here[0] === stop && isAtFirstLight(context, visit)) {
    return drive.minutes <= nearMinutes
      ? 'First light, right by breakfast'
      : `First light, ${drive.minutes} minutes from breakfast`;
  }
  const isRest = here[0] === stop && isHardDay(context, dayBefore) && !isHardDay(context, here);
  if (isRest) return 'Easy, after a hard day';
  const interest = context.rules.form.interests.find(
    ({ id }) => context.form.interests.includes(id) && place.interests.includes(id),
  );
  if (interest) return `For ${interest.label.toLowerCase()}`;
  // The line of the drive says how far anything else is.
  const previous = here[here.indexOf(stop) - 1];
  const before = previous && context.placeOf(previous.place);
  if (before) return distanceKm(before, place) < besideKm ? `Right by ${before.name}` : null;
  return drive && drive.minutes <= nearMinutes ? 'Near your hotel' : null;
}
