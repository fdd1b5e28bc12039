import type { PlannerPlace } from '#schemas/types/published.ts';
import { isAffordable } from './costs.ts';
import { keptOutBecause } from './placeNotices.ts';
import { closedBecause, suitsLevel } from './suitability.ts';
import { keyOf, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Returns saved places that are on no day, each with the reason: "Far Lake: closed on these dates". */
export function unplannedPlaces(context: TripContext, { days }: TripChoices): string[] {
  const planned = days.flat().flatMap(({ place }) => context.placeOf(place) ?? []);
  const keys = new Set(planned.map(keyOf));
  return context.catalog.places.flatMap((place) =>
    context.isSaved(place) && !keys.has(keyOf(place))
      ? [`${place.name}: ${whyNot(context, place, planned)}`]
      : [],
  );
}

function whyNot(context: TripContext, place: PlannerPlace, planned: readonly PlannerPlace[]): string {
  const { rules, dates, level, daily, begins } = context;
  const same = planned.find((other) => context.thingOf(other) === context.thingOf(place));
  if (same) return `the same as ${same.name}`;
  if (context.isNeverPlanned(place)) return 'it does not fit a morning or an afternoon';
  const day = { start: begins.morning, end: begins.accommodation };
  const closed = dates.map(
    (date) =>
      closedBecause(place, date, rules) ?? keptOutBecause(place, { date, ...day }, context.form.groupSize),
  );
  if (closed.every((why) => why !== null)) return closed[0] ?? '';
  if (level && !suitsLevel(place, level)) return 'harder than the level you chose';
  if (place.price === null) return 'we do not know its price';
  if (!isAffordable(place.price, daily, rules.costs)) return 'too expensive for the daily budget';
  return 'no day has room for it';
}
