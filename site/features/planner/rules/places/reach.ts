import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { type OpenDay, wayHome } from '../day/openDay.ts';
import type { Drive } from './roads.ts';
import { isClosedToCars } from './placeNotices.ts';
import { transitOn } from './transit.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the minutes of the drive from the bed to a place. */
export function wayTo({ wayBetween }: TripContext, { bed }: OpenDay, place: PlannerPlace): number {
  return bed ? wayBetween(bed, place).minutes : 0;
}

/**
 * Returns true if the way to a place is too long, or if no bus goes there on a trip by bus or behind a road that is
 * closed to cars. Saved places are planned behind such a road.
 */
export function isOutOfReach(context: TripContext, day: OpenDay, place: PlannerPlace): boolean {
  const { form, rules } = context;
  const hasBus = transitOn(place, day.date) !== null;
  if (form.transport === 'bus') {
    if (!hasBus) return true;
    if (day.bed && context.kmBetween(day.bed, place) > rules.travel.longestBusKm) return true;
  }
  if (!hasBus && isClosedToCars(place, day.date) && !context.isSaved(place)) return true;
  const way = wayTo(context, day, place);
  if (way > place.minutes + rules.travel.driveBeyondVisitMinutes && !context.isSaved(place)) return true;
  return way + wayHome(context, day, place) > longestDrive(context, day);
}

/** Returns the drives of a day from its first bed to each place and to its last bed. */
export function driveOf({ wayBetween }: TripContext, day: OpenDay, places: readonly PlannerPlace[]): Drive {
  const { bed, night } = day;
  let [km, minutes] = [0, 0];
  let here: PlannerPlace | OpenDay['bed'] = bed;
  const driveTo = (point: PlannerPlace | PlannerStay) => {
    if (here) {
      const drive = wayBetween(here, point);
      km += drive.km;
      minutes += drive.minutes;
    }
    here = point;
  };
  for (const place of places) driveTo(place);
  if (night) driveTo(night);
  return { km, minutes };
}

/** Returns the longest drive of a day in minutes; between two beds, the way from one to the other comes on top. */
export function longestDrive({ rules, wayBetween }: TripContext, { bed, night }: OpenDay): number {
  const move = bed && night && bed !== night ? wayBetween(bed, night).minutes : 0;
  return rules.travel.longestDriveMinutes + move;
}
