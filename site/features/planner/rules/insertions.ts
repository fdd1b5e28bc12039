import { cachedByKey } from './cachedValues.ts';
import type { Cents } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { choicesOn, dayValue, minuteValue, overBudgetValue, placeValueOn, weights } from './planValue.ts';
import type { Way } from './places/roads.ts';
import { simulateDay } from './simulateDay.ts';
import { type DayToSimulate, minutesWalked, type SimulatedDay, sumOf } from './simulatedDay.ts';
import { positionsIn, type StopPart, stopParts } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A day of a plan while it is searched. */
export interface DraftDay {
  day: SimulatedDay;
  value: number;
  /** Without transport: no day is left empty to spare a car. */
  cost: Cents;
}

export function draftDay(context: TripContext, given: DayToSimulate): DraftDay {
  const day = simulateDay(context, given);
  return { day, value: dayValue(context, day), cost: sumOf(day.cost) - day.cost.transport };
}

/** A place put into a day. */
export interface Insertion {
  place: PlaceOfTrip;
  changed: DraftDay;
  /** What it gains, squared, a minute: neither many small gains nor few large ones come first. */
  score: number;
}

/** A place that may be planned in a part of a day. */
interface Candidate {
  place: PlaceOfTrip;
  part: StopPart;
  value: number;
  /** Minutes since midnight between which a visit lies. */
  opens: number;
  closes: number;
  /** Score that it cannot exceed. */
  bound: number;
}

/** Places that are tried on a day, the most valuable ones. */
const mostCandidates = 80;

/** Minutes that a visit counts beside its own, so that short ones do not come first. */
const minutesOfStop = 60;

/**
 * Returns a function that finds the place, among those not in `used`, that a day of a plan gains most from (Vansteenwegen
 * and others 2009). Only what can be in time, by the earliest and latest times around a position, is simulated.
 */
export function insertionFinder(context: TripContext) {
  const { rules, begins } = context;
  const worthOfMinute = minuteValue(context);
  const candidatesOn = cachedByKey((index: number) =>
    cachedByKey((isRest: boolean) => candidates(context, index, isRest)),
  );
  return (days: readonly DraftDay[], index: number, used: ReadonlySet<string>): Insertion | null => {
    const day = days[index]?.day;
    if (!day?.hasTime) return null;
    const { stops, visits } = day;
    const next = days[index + 1]?.day;
    const cost = days.reduce((sum, one) => sum + one.cost, 0);
    const spots = [day.bed, ...visits.map((visit) => visit?.place.place ?? null), day.night];
    const ways = spots.map((spot) => (spot ? context.waysFrom(index, spot) : () => noWay));
    const now = spots.slice(1).map((to, at) => (to && to !== spots[at] && ways[at]?.(to)) || noWay);
    const latest = latestArrivals(context, day, now);
    const walked = minutesWalked(visits.flatMap((visit) => visit?.place ?? []));
    const positions = {
      morning: positionsIn(stops, 'morning', rules.places.mostStops),
      afternoon: positionsIn(stops, 'afternoon', rules.places.mostStops),
    };
    let best: Insertion | null = null;
    for (const { place, part, value, opens, closes, bound } of candidatesOn(index)(day.isAfterHard)) {
      if (best && bound <= best.score) break;
      const spot = place.place;
      const isTiring = spot.kind === 'trail' && walked > 0 && walked + spot.minutes > context.longestWalking;
      if (isTiring || used.has(place.thing)) continue;
      const worth =
        value +
        (stops.some((stop) => stop.part === part) ? 0 : weights.filledPart) +
        overBudgetValue(context, cost + place.cost) -
        overBudgetValue(context, cost);
      for (const at of positions[part]) {
        const free = Math.max(begins[part], visits[at - 1]?.end ?? context.arrivalOn(index));
        const [to, on] = [ways[at]?.(spot) ?? noWay, ways[at + 1]?.(spot) ?? noWay];
        const end = Math.max(free + to.minutes, opens) + spot.minutes;
        const noon = part === 'morning' && at > 0 ? begins.afternoon : Infinity;
        if (end > closes || end + on.minutes > Math.min(latest[at] ?? 0, noon)) continue;
        const detour = drivenMinutes(to) + drivenMinutes(on) - drivenMinutes(now[at] ?? noWay);
        const gain = worth + detour * worthOfMinute;
        const score: number = gain ** 2 / (minutesOfStop + spot.minutes + Math.max(0, detour));
        if (gain <= 0 || (best && score <= best.score)) continue;
        const stop = { place: place.key, name: spot.name, part, isOwn: false };
        const changed = draftDay(context, { ...day, stops: stops.toSpliced(at, 0, stop) });
        if (changed.day.faults.length > day.faults.length) continue;
        if (changed.day.isHard && next && !isRest(context, next)) continue;
        best = { place, changed, score };
      }
    }
    return best;
  };
}

const noWay: Way = { km: 0, minutes: 0, isWalk: true };

function drivenMinutes({ isWalk, minutes }: Way): number {
  return isWalk ? 0 : minutes;
}

/** Returns the places to try on a day, those that may gain most first. */
function candidates(context: TripContext, index: number, isRest: boolean): Candidate[] {
  const { sunrise, sunset } = context.lightOf(index);
  const candidateIn = (place: PlaceOfTrip, part: StopPart): Candidate => {
    const hours = context.onDay(place, index).hours ?? [{ from: 0, to: Infinity }];
    const light = place.isIndoors ? null : { from: sunrise ?? 0, to: sunset ?? Infinity };
    const value = placeValueOn(context, index, place, part);
    return {
      place,
      part,
      value,
      opens: Math.max(light?.from ?? 0, Math.min(...hours.map(({ from }) => from))),
      closes: Math.min(
        light?.to ?? Infinity,
        context.begins.accommodation,
        Math.max(...hours.map(({ to }) => to)),
      ),
      bound: (value + weights.filledPart) ** 2 / (minutesOfStop + place.place.minutes),
    };
  };
  return choicesOn(context, index, mostCandidates, isRest)
    .flatMap((place) => {
      const { timesOfDay } = place.place;
      const parts = stopParts.filter((part) => timesOfDay.length === 0 || timesOfDay.includes(part));
      return parts.map((part) => candidateIn(place, part));
    })
    .sort((a, b) => b.bound - a.bound);
}

/** Returns the latest arrival at each stop of a day, and at the bed, from which the rest of it is in time or as now. */
function latestArrivals(
  { begins, departureOn }: TripContext,
  { index, stops, visits }: SimulatedDay,
  ways: readonly Way[],
): number[] {
  const latest = [Math.min(departureOn(index), begins.dinner)];
  for (const at of [...visits.keys()].reverse()) {
    const { arrival, end } = visits[at] ?? { arrival: 0, end: 0 };
    const until = stops[at]?.part === 'morning' ? begins.afternoon : begins.accommodation;
    const onward = (latest[0] ?? 0) - (ways[at + 1]?.minutes ?? 0);
    latest.unshift(Math.max(arrival, Math.min(until, onward) - (end - arrival)));
  }
  return latest;
}

/** Returns true if nothing more is wrong with a day after a hard one. */
function isRest(context: TripContext, day: SimulatedDay): boolean {
  return (
    day.isAfterHard || simulateDay(context, { ...day, isAfterHard: true }).faults.length <= day.faults.length
  );
}
