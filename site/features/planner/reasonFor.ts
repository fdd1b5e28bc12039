import type { PlannerPlace } from '#schemas/types/published.ts';
import type { TripContext } from './choosePlaces.ts';
import { minutesOf } from './clock.ts';
import { type Drive, distanceKm } from './roads.ts';
import { isHard } from './suitability.ts';
import type { Daylight } from './sun.ts';
import type { Stop } from './trip.ts';

interface Standing {
  place: PlannerPlace;
  /** Minutes since midnight. */
  start: number;
  date: string;
  light: Daylight;
  drive: Drive | null;
  /** All stops of the day. */
  here: readonly Stop[];
  /** Those of the day before. */
  before: readonly Stop[];
}

/** Longest time between sunrise and a start that still has the first light. */
const firstLightMinutes = 60;

/** Why a place stands where it does, in a few words; the strongest reason alone. */
export function reasonFor(context: TripContext, standing: Standing): string | null {
  const { place, start, light, drive, here, before } = standing;
  const { rules, form } = context;
  if (context.isSaved(place)) return 'Because you saved it';
  const interest = rules.form.interests.find(
    ({ id }) => form.interests.includes(id) && place.interests.includes(id),
  );
  const isFirst = here[0]?.place === `${place.kind}/${place.slug}`;
  const sinceSunrise = light.sunrise === null ? null : start - light.sunrise;
  if (isFirst && drive && sinceSunrise !== null && sinceSunrise >= 0 && sinceSunrise <= firstLightMinutes) {
    const fromBreakfast = start + drive.minutes - minutesOf(rules.day.breakfast);
    return `First light, ${fromBreakfast} minutes from breakfast`;
  }
  const rested = before.some(({ place: key }) => {
    const earlier = context.placeOf(key);
    return earlier !== undefined && isHard(earlier, rules);
  });
  if (rested) return 'Easy, after a hard day';
  if (interest) return `For ${interest.label.toLowerCase()}`;
  const first = here[0] && context.placeOf(here[0].place);
  if (!isFirst && first) return `${Math.round(distanceKm(first, place))} km from ${first.name}`;
  return drive && drive.minutes <= 15 ? 'Close to your bed' : null;
}
