import type { PlannerPlace } from '#schemas/types/published.ts';
import { isHardDay } from './isFeasible.ts';
import { type Drive, distanceKm } from './roads.ts';
import type { Daylight } from './sun.ts';
import type { Stop } from './trip.ts';
import type { TripContext } from './tripContext.ts';

interface Visit {
  place: PlannerPlace;
  stop: Stop;
  /** Minutes since midnight at which the way there begins. */
  start: number;
  light: Daylight;
  drive: Drive | null;
  /** All stops of the day. */
  here: readonly Stop[];
  /** Those of the day before. */
  before: readonly Stop[];
}

/** Longest time between sunrise and an arrival that still has the first light. */
const firstLightMinutes = 60;

/** Ways up to this many minutes are no drive to speak of. */
const nearMinutes = 5;

/** Why a place stands where it does, in a few words; the strongest reason alone. */
export function reasonFor(context: TripContext, visit: Visit): string | null {
  const { place, stop, drive, here, before } = visit;
  if (context.isSaved(place)) return 'Because it was saved';
  if (stop.isLocked) return 'Because you locked it';
  if (drive && hasFirstLight(context, visit)) {
    return drive.minutes <= nearMinutes
      ? 'First light, right by breakfast'
      : `First light, ${drive.minutes} minutes from breakfast`;
  }
  if (isHardDay(context, before) && !isHardDay(context, here)) return 'Easy, after a hard day';
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
  return drive.minutes <= nearMinutes ? 'Close to your bed' : `${drive.minutes} minutes from your bed`;
}

/** Whether somebody comes to a sight outdoors, first thing on a day, within an hour after sunrise. */
function hasFirstLight(context: TripContext, { place, stop, start, light, drive, here }: Visit): boolean {
  if (here[0] !== stop || place.kind !== 'attraction' || context.isIndoors(place)) return false;
  if (light.sunrise === null) return false;
  const since = start + (drive?.minutes ?? 0) - light.sunrise;
  return since >= 0 && since <= firstLightMinutes;
}
