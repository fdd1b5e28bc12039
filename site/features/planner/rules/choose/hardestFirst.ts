import { dayTimes, visitsOf, isAtFirstLight } from '../day/dayTimes.ts';
import { dayOf, type OpenDay } from '../day/openDay.ts';
import { effortOf, placesOf } from '../places/isHardDay.ts';
import { fitsTimes, isFeasible } from '../places/isFeasible.ts';
import { driveOf } from '../places/reach.ts';
import { keyOf, type Stop, type StopPart, type TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Minutes that a day may drive longer so that a long walk comes earlier. */
const moreDriving = 20;

/** Orders the stops of each day so that the greater effort comes first, as far as the rules of the day allow. */
export function hardestFirst(context: TripContext, choices: TripChoices): TripChoices {
  const days = choices.days.map((stops, index) => orderedDay(context, dayOf(context, choices, index), stops));
  return { ...choices, days };
}

/** Each change brings a greater effort forward, so the changes come to an end. */
function orderedDay(context: TripContext, day: OpenDay, given: readonly Stop[]): Stop[] {
  const drivenAtFirst = drivingOf(context, day, given);
  let stops = [...given];
  for (;;) {
    const next = earlierEffort(context, day, stops, drivenAtFirst);
    if (!next) return stops;
    stops = next;
  }
}

/** Returns the stops with one effort moved forward, the greatest one as early as possible; null if none can be. */
function earlierEffort(
  context: TripContext,
  day: OpenDay,
  stops: readonly Stop[],
  drivenAtFirst: number,
): Stop[] | null {
  const efforts = stops.map(({ place }) => {
    const known = context.placeOf(place);
    return known ? effortOf(known) : 0;
  });
  const hardest = [...efforts.keys()].toSorted((a, b) => (efforts[b] ?? 0) - (efforts[a] ?? 0));
  for (const from of hardest) {
    const effort = efforts[from] ?? 0;
    if (effort === 0) return null;
    const isLong = effort > context.rules.places.restWalkMinutes;
    const mostDriving = isLong
      ? drivenAtFirst + moreDriving
      : Math.max(drivenAtFirst, drivingOf(context, day, stops));
    // A short walk comes before shorter ones alone, not before a lake.
    const least = isLong ? 0 : 1;
    const earlier = [...efforts.keys()].filter((to) => {
      const other = efforts[to] ?? 0;
      return to < from && other < effort && other >= least;
    });
    const candidates = earlier.flatMap((to) => [exchanged(stops, from, to), ...moved(stops, from, to)]);
    if (from === 0 && stops[0]?.part === 'afternoon') candidates.push(inMorning(stops));
    const found = candidates.find((candidate) => isPossible(context, day, stops, candidate, mostDriving));
    if (found) return found;
  }
  return null;
}

/** Exchanges two stops; each takes the part of the day of the other. */
function exchanged(stops: readonly Stop[], from: number, to: number): Stop[] {
  return withParts(
    stops,
    [...stops.keys()].map((index) => (index === from ? to : index === to ? from : index)),
    stops.map(({ part }) => part),
  );
}

/**
 * Moves a stop forward past those between, alone or with those that follow it, with as many stops in the morning as
 * before, with one more and with fewer.
 */
function moved(stops: readonly Stop[], from: number, to: number): Stop[][] {
  const all = [...stops.keys()];
  const alone = all.toSpliced(from, 1).toSpliced(to, 0, from);
  const withNext = [...all.slice(0, to), ...all.slice(from), ...all.slice(to, from)];
  const now = stops.filter(({ part }) => part === 'morning').length;
  const counts = [now, now + 1, ...Array.from({ length: now }, (_, index) => now - 1 - index)];
  return [alone, withNext].flatMap((order) =>
    counts
      .filter((count) => count > 0)
      .map((count) =>
        withParts(
          stops,
          order,
          all.map((index) => (index < count ? 'morning' : 'afternoon')),
        ),
      ),
  );
}

function inMorning(stops: readonly Stop[]): Stop[] {
  return stops.map((stop, index) => (index === 0 ? { ...stop, part: 'morning' } : stop));
}

function withParts(stops: readonly Stop[], order: readonly number[], parts: readonly StopPart[]): Stop[] {
  return order.flatMap((of, index) => {
    const [stop, part] = [stops[of], parts[index]];
    return stop && part ? [{ ...stop, part }] : [];
  });
}

/** Returns true if a new order of stops keeps the locked ones, first light and all rules of the day. */
function isPossible(
  context: TripContext,
  day: OpenDay,
  before: readonly Stop[],
  stops: readonly Stop[],
  mostDriving: number,
): boolean {
  if (drivingOf(context, day, stops) > mostDriving) return false;
  if (stops[0]?.place !== before[0]?.place && beginsAtFirstLight(context, day, before)) return false;
  const partBefore = new Map(before.map(({ place, part }) => [place, part]));
  const isKept = stops.every(({ place, part, isLocked }, index) => {
    if (isLocked || before[index]?.isLocked)
      return before[index]?.place === place && before[index].part === part;
    if (partBefore.get(place) === part) return true;
    const known = context.placeOf(place);
    return !known || isFeasible(context, day, known, part);
  });
  const locked = new Set<string>(stops.flatMap(({ place, isLocked }) => (isLocked ? [place] : [])));
  return isKept && fitsTimes(context, day, visitsOf(context, stops), (place) => locked.has(keyOf(place)));
}

/** Returns true if a day begins at first light at a place that the visitor is interested in. */
function beginsAtFirstLight(context: TripContext, day: OpenDay, stops: readonly Stop[]): boolean {
  const visits = visitsOf(context, stops);
  const place = visits[0]?.place;
  if (!place || !context.isOfInterest(place)) return false;
  const arrival = dayTimes(context, day, visits).visits[0]?.arrival ?? 0;
  return isAtFirstLight(context, { place, arrival, light: context.lightOf(day.index) });
}

function drivingOf(context: TripContext, day: OpenDay, stops: readonly Stop[]): number {
  return driveOf(context, day, placesOf(context, stops)).minutes;
}
