import type { PlannerPlace } from '#schemas/types/published.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import { arrivalOf, departureOf } from './openDay.ts';
import type { DayToFill } from './planItems.ts';
import { isOutOfReach } from '../places/reach.ts';
import { closedBecause, suitsLevel } from '../places/suitability.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { plannedThings } from '../places/isHardDay.ts';
import { visitMinutes } from './dayTimes.ts';

/** Returns the reason why a day has few visits in one sentence, or null if it has enough. */
export function shortDayReason(
  context: TripContext,
  { day, stops }: DayToFill,
  choices: TripChoices,
): string | null {
  const { leastVisitMinutes, restLeastVisitMinutes } = context.rules.places;
  const least = day.mustRest ? restLeastVisitMinutes : leastVisitMinutes;
  if (visitMinutes(context, stops) >= least) return null;
  const kind = stops.length === 0 ? 'A free day' : 'A short day';
  const arrival = arrivalOf(context, day);
  const departure = departureOf(context, day);
  if (arrival > context.begins.morning) return `${kind}, because you arrive at ${timeText(arrival)}.`;
  if (departure !== null && departure < context.begins.accommodation)
    return `${kind}, because you leave at ${timeText(departure)}.`;
  return `${kind}, because ${mostCommonReason(context, day, choices)}.`;
}

/** Returns the reason for which most places are left out of a day. */
function mostCommonReason(context: TripContext, day: DayToFill['day'], choices: TripChoices): string {
  const planned = plannedThings(context, choices);
  const counts = new Map<string, number>();
  for (const place of context.catalog.places) {
    const why = whyNot(context, day, place, planned);
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? 'nothing that fits is open';
}

function whyNot(
  context: TripContext,
  day: DayToFill['day'],
  place: PlannerPlace,
  planned: ReadonlySet<string>,
): string {
  const { form, rules, level } = context;
  if (planned.has(context.thingOf(place))) return 'the rest that fits is in your plan already';
  // Places that may be planned on the date are open and suit the level.
  if (!context.placesOn(day.date).has(place)) {
    if (closedBecause(place, day.date, rules) !== null) return 'nothing that fits is open';
    if (level && !suitsLevel(place, level)) return 'the rest is harder than the level you chose';
  }
  if (isOutOfReach(context, day, place))
    return form.transport === 'bus' ? 'no bus goes to the rest' : 'the rest is too far from your bed';
  if (day.mustRest) return 'you rest after a hard day';
  return 'nothing else fits into the light and the hours of this day';
}
