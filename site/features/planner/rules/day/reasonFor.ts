import type { PlannerPlace } from '#schemas/types/published.ts';
import { isHardDay } from '../places/isHardDay.ts';
import { isWinterWalk } from '../places/placeSeason.ts';
import { type Drive, distanceKm } from '../places/roads.ts';
import { isAtFirstLight } from './firstLight.ts';
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

/** Longest drive before sunrise for a place at first light, in minutes. */
const longestDawnDrive = 30;

/** Returns the strongest reason for the place of a stop, in a few words. */
export function reasonFor(context: TripContext, visit: Visit): string | null {
  const { place, stop, drive, here, before } = visit;
  if (context.isSaved(place)) return 'Because it was saved';
  if (stop.isLocked) return 'Because you locked it';
  const isWinter = isAvalancheMonth(monthOf(visit.date), context.rules.places.winterMonths);
  if (isWinter && isWinterWalk(place, visit.date, context.rules)) return 'Recommended as a winter walk';
  if (drive && drive.minutes <= longestDawnDrive && here[0] === stop && isAtFirstLight(context, visit)) {
    return drive.minutes <= nearMinutes
      ? 'First light, right by breakfast'
      : `First light, ${drive.minutes} minutes from breakfast`;
  }
  const isRest = here[0] === stop && isHardDay(context, before) && !isHardDay(context, here);
  if (isRest) return 'Easy, after a hard day';
  const interest = context.rules.form.interests.find(
    ({ id }) => context.form.interests.includes(id) && place.interests.includes(id),
  );
  if (interest) return `For ${interest.label.toLowerCase()}`;
  const first = here[0] && context.placeOf(here[0].place);
  if (first && here[0] !== stop) {
    const km = Math.round(distanceKm(first, place));
    return km < 1 ? `Right by ${first.name}` : `${km} km from ${first.name}`;
  }
  if (!drive) return null;
  return drive.minutes <= nearMinutes ? 'Near your hotel' : `${drive.minutes} minutes from your hotel`;
}
