import type { PlannerPlace, ReadyTrip } from '#schemas/types/published.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import { dayTimes, type PlannedVisit } from '../rules/day/dayTimes.ts';
import { type OpenDay, openDay } from '../rules/day/openDay.ts';
import { hoursOn, isWithinHours } from '../rules/places/placeHours.ts';
import { keptOutBecause } from '../rules/places/placeNotices.ts';
import { closedBecause } from '../rules/places/suitability.ts';
import { keyOf, type Stop, type TripChoices } from '../rules/trip.ts';
import type { TripContext } from '../rules/tripContext.ts';

type ReadyStop = ReadyTrip['days'][number]['stops'][number];

/** A stop of a ready trip on its dates: kept, or at fault with the reason. */
export interface CheckedStop {
  stop: ReadyStop;
  /** The stop as a plan holds it; null if it is at fault. */
  kept: Stop | null;
  /** Reason that follows "is", for example "closed on this date"; null if there is none. */
  why: string | null;
}

/** Checks the stops of each day in their order, at the times at which a visitor arrives. */
export function checkStops(
  { days }: ReadyTrip,
  context: TripContext,
  stays: TripChoices['stays'],
): CheckedStop[][] {
  return days.map(({ stops }, index) => {
    const day = openDay(context, stays, index, []);
    const visits: PlannedVisit[] = [];
    return stops.map((stop): CheckedStop => {
      const place = context.catalog.places.find((one) => keyOf(one) === stop.place);
      if (!place) return { stop, kept: null, why: 'no longer in the guide' };
      const longer = [...visits, { place, part: stop.part }];
      const time = dayTimes(context, day, longer).visits.at(-1);
      const why = time ? whyNot(context, day, place, time) : null;
      if (why !== null) return { stop, kept: null, why };
      visits.push({ place, part: stop.part });
      return { stop, kept: { place: keyOf(place), name: place.name, part: stop.part, isLocked: false }, why };
    });
  });
}

function whyNot(
  context: TripContext,
  { date, index }: OpenDay,
  place: PlannerPlace,
  { arrival: start, end }: { arrival: number; end: number },
): string | null {
  const why =
    closedBecause(place, date, context.rules) ??
    keptOutBecause(place, { date, start, end }, context.form.groupSize);
  if (why !== null) return why;
  if (!isWithinHours(place, date, start, end)) {
    const closing = Math.max(...(hoursOn(place, date) ?? []).map(({ to }) => to));
    return Number.isFinite(closing) && end > closing
      ? `closed from ${timeText(closing)} on`
      : 'closed on this date';
  }
  if (end > context.begins.accommodation) return 'not over by evening';
  const { sunset } = context.lightOf(index);
  return !context.isIndoors(place) && sunset !== null && end > sunset ? 'not over before dark' : null;
}
