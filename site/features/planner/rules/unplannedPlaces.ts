import type { PlannerPlace } from '#schemas/types/published.ts';
import { dayOf } from './day/openDay.ts';
import { isAffordable } from './money/costs.ts';
import { keptOutBecause } from './places/placeNotices.ts';
import { isOutOfReach } from './places/reach.ts';
import { closedBecause, suitsLevel } from './places/suitability.ts';
import { transitOn } from './places/transit.ts';
import { keyOf, type TripChoices, type TripCatalog } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Returns saved places that are on no day, each with the reason: "Far Lake: closed on these dates". */
export function unplannedPlaces(context: TripContext, choices: TripChoices): string[] {
  const { days } = choices;
  const planned = days.flat().flatMap(({ place }) => context.placeOf(place) ?? []);
  const keys = new Set(planned.map(keyOf));
  return context.catalog.places.flatMap((place) =>
    context.isSaved(place) && !keys.has(keyOf(place))
      ? [`${place.name}: ${whyNot(context, choices, place, planned)}`]
      : [],
  );
}

function whyNot(
  context: TripContext,
  choices: TripChoices,
  place: PlannerPlace,
  planned: readonly PlannerPlace[],
): string {
  const { rules, dates, level, daily, begins, form } = context;
  const same = planned.find((other) => context.thingOf(other) === context.thingOf(place));
  if (same) return `the same as ${same.name}`;
  if (context.isNeverPlanned(place)) return 'it does not fit a morning or an afternoon';
  if (place.timesOfDay.length > 0 && place.timesOfDay.every((time) => time === 'evening'))
    return 'it takes place in the evening';
  const day = { start: begins.morning, end: begins.accommodation };
  const closed = dates.map(
    (date) =>
      closedBecause(place, date, rules) ?? keptOutBecause(place, { date, ...day }, context.form.groupSize),
  );
  if (closed.every((why) => why !== null)) return closed[0] ?? '';
  if (level && !suitsLevel(place, level)) return 'harder than the level you chose';
  if (form.transport === 'bus' && dates.every((date) => transitOn(place, date) === null))
    return 'no bus goes there on these dates';
  const isFar = dates.every((_date, index) => isOutOfReach(context, dayOf(context, choices, index), place));
  if (isFar) return 'too far from your bed for a day';
  if (place.price === null) return 'we do not know its price';
  if (!isAffordable(place.price, daily, rules.costs)) return 'too expensive for the daily budget';
  return 'no day has room for it';
}

/** Returns the names of planned places that are no longer published. */
export function removedPlaces({ stays, days }: TripChoices, catalog: TripCatalog): string[] {
  const known = new Set<string>(catalog.places.map(keyOf));
  const names = days.flat().flatMap(({ place, name }) => (known.has(place) ? [] : [name]));
  const beds = new Set(catalog.stays.map(({ slug }) => slug));
  const bedNames = stays.flatMap((bed) => (bed && !beds.has(bed.slug) ? [bed.name] : []));
  return [...new Set([...names, ...bedNames])];
}
