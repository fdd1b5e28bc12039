import { dayTimes, type PlannedVisit, visitsOf } from '../day/dayTimes.ts';
import { fitsTimes } from '../places/isFeasible.ts';
import { placesOf } from '../places/isHardDay.ts';
import type { OpenDay } from '../day/openDay.ts';
import { driveOf } from '../places/reach.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/**
 * Returns the stops of a day with one more where it makes the least driving, or null if it fits nowhere. Of places as
 * good, the one where its part of the day ends first, and then the last one.
 */
export function withStop(
  context: TripContext,
  day: OpenDay,
  stops: readonly Stop[],
  stop: Stop,
): Stop[] | null {
  const locked = new Set(
    placesOf(
      context,
      stops.filter(({ isLocked }) => isLocked),
    ),
  );
  let best: { stops: Stop[]; minutes: number; end: number } | null = null;
  for (let at = 0; at <= stops.length; at += 1) {
    const longer = [...stops.slice(0, at), stop, ...stops.slice(at)];
    const isOrdered = longer.every(
      ({ part }, index) =>
        part === 'morning' || longer.slice(index).every((other) => other.part === 'afternoon'),
    );
    if (!isOrdered) continue;
    const visits = visitsOf(context, longer);
    if (!fitsTimes(context, day, visits, (place) => locked.has(place))) continue;
    const { minutes } = driveOf(context, day, placesOf(context, longer));
    const end = endOfPart(context, day, visits, stop.part);
    const isBetter = !best || minutes < best.minutes || (minutes === best.minutes && end <= best.end);
    if (isBetter) best = { stops: longer, minutes, end };
  }
  return best?.stops ?? null;
}

function endOfPart(
  context: TripContext,
  day: OpenDay,
  visits: readonly PlannedVisit[],
  part: Stop['part'],
): number {
  const times = dayTimes(context, day, visits).visits;
  return Math.max(...times.filter((_time, index) => visits[index]?.part === part).map(({ end }) => end));
}
