import { cachedByKey } from './cachedValues.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { minuteValue, placeValueOn, weights } from './planValue.ts';
import type { Spot, Way } from './places/roads.ts';
import type { DayToSimulate, SimulatedDay } from './simulatedDay.ts';
import { type StopPart, stopParts } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A place at a position of a day, with what it gains if it fits. */
export interface Option {
  place: PlaceOfTrip;
  at: number;
  part: StopPart;
  gain: number;
  /** Gain a minute. */
  rate: number;
}

/** A place that may be planned in a part of a day, with its value there. */
interface Candidate {
  /** Its position among all places of the day. */
  number: number;
  place: PlaceOfTrip;
  minutes: number;
  isTrail: boolean;
  value: number;
  /** Minutes since midnight between which a visit lies. */
  opens: number;
  closes: number;
}

/** Places that are tried on a day, the most valuable ones. */
const mostCandidates = 40;
const mostRestful = 20;

/**
 * Returns a function that lists what may be inserted into a day. It leaves out what can never be in time, by the earliest
 * and latest times of the stops around it (Vansteenwegen and others 2009); simulating the day says what fits.
 */
export function insertionsOf(context: TripContext): (day: DayToSimulate, result: SimulatedDay) => Option[] {
  const { begins, rules, longestWalking } = context;
  const byValue = context.places
    .filter(({ unfit, unasked }) => unfit === null && unasked === null)
    .toSorted((a, b) => b.value - a.value);
  const placesOn = cachedByKey((index: number) => placesToTry(context, byValue, index));
  const candidatesOn = cachedByKey((index: number) => candidates(context, index, placesOn(index)));
  const waysOn = cachedByKey((index: number) =>
    cachedByKey((spot: Spot | null): Way[] =>
      placesOn(index).map(({ place }) => wayOf(context, index, spot, place)),
    ),
  );
  const worthOfMinute = minuteValue(context);
  return (day, { visits }) => {
    const { index, bed, night, isAfterHard, stops } = day;
    const spots = [bed, ...stops.map(({ place }) => place?.place ?? null), night];
    const latest = latestArrivals(context, day);
    const walked = stops.reduce(
      (sum, { place }) => sum + (place?.place.kind === 'trail' ? place.place.minutes : 0),
      0,
    );
    const noon = stops.filter(({ part }) => part === 'morning').length;
    const options: Option[] = [];
    for (let at = 0; at <= stops.length; at += 1) {
      const [before = null, after = null, latestAfter = 0] = [spots[at], spots[at + 1], latest[at]];
      const now = drivenMinutes(wayOf(context, index, before, after));
      const [waysTo, waysOnward] = [waysOn(index)(before), waysOn(index)(after)];
      const free = at === 0 ? context.arrivalOn(index) : (visits[at - 1]?.end ?? 0);
      for (const part of stopParts) {
        const isPossible = part === 'morning' ? at <= noon && noon < rules.places.mostStops : at >= noon;
        if (!isPossible) continue;
        const leave = Math.max(free, begins[part]);
        const latestEnd = part === 'morning' && at > 0 ? begins.afternoon : Infinity;
        const bonus = (part === 'morning' ? noon === 0 : noon === stops.length) ? weights.filledPart : 0;
        for (const candidate of candidatesOn(index)[part]) {
          const { minutes, number } = candidate;
          const [to = noWay, on = noWay] = [waysTo[number], waysOnward[number]];
          const end = Math.max(leave + to.minutes, candidate.opens) + minutes;
          if (end + on.minutes > latestAfter || end > candidate.closes || end > latestEnd) continue;
          if (isAfterHard && (!candidate.place.isRestful || to.minutes > rules.travel.restDriveMinutes))
            continue;
          if (candidate.isTrail && walked > 0 && walked + minutes > longestWalking) continue;
          const detour = drivenMinutes(to) + drivenMinutes(on) - now;
          const gain = candidate.value + detour * worthOfMinute + bonus;
          if (gain <= 0) continue;
          options.push({
            place: candidate.place,
            at,
            part,
            gain,
            rate: gain / (minutes + Math.max(0, detour)),
          });
        }
      }
    }
    return options;
  };
}

const noWay: Way = { km: 0, minutes: 0, isWalk: true };

function wayOf(context: TripContext, index: number, from: Spot | null, to: Spot | null): Way {
  return from && to && from !== to ? context.wayBetween(index, from, to) : noWay;
}

function drivenMinutes({ isWalk, minutes }: Way): number {
  return isWalk ? 0 : minutes;
}

/** Returns the latest arrival at each stop from which the rest of the day is in time, and at the bed. */
function latestArrivals(context: TripContext, { index, stops, night }: DayToSimulate): number[] {
  const { begins } = context;
  const departure = context.departureOn(index);
  // The last visit ends by the time of the bed, and the way to it by the departure and by dinner.
  const latest = Array.from({ length: stops.length + 1 }, () => Math.min(departure, begins.dinner));
  let next: Spot | null = night;
  for (let at = stops.length - 1; at >= 0; at -= 1) {
    const { place, isOwn } = stops[at] ?? { place: null, isOwn: true };
    const until = Math.min(
      begins.accommodation,
      (latest[at + 1] ?? 0) - wayOf(context, index, place?.place ?? null, next).minutes,
    );
    // What the visitor chose may be late.
    latest[at] = place && !isOwn ? until - place.place.minutes : Infinity;
    next = place?.place ?? null;
  }
  return latest;
}

/** Returns the places that may be planned on a day: those of most value, and those for a rest day among them. */
function placesToTry(
  context: TripContext,
  byValue: readonly PlaceOfTrip[],
  index: number,
): readonly PlaceOfTrip[] {
  const tried: PlaceOfTrip[] = [];
  let restful = 0;
  for (const place of byValue) {
    const isWanted = tried.length < mostCandidates || (place.isRestful && restful < mostRestful);
    if (!isWanted || context.onDay(place, index).closed !== null) continue;
    tried.push(place);
    if (place.isRestful) restful += 1;
  }
  return tried;
}

function candidates(
  context: TripContext,
  index: number,
  places: readonly PlaceOfTrip[],
): Record<StopPart, Candidate[]> {
  const { begins } = context;
  const { sunrise, sunset } = context.lightOf(index);
  const inPart = (part: StopPart) =>
    places.flatMap((place, number): Candidate[] => {
      const { minutes, timesOfDay, kind } = place.place;
      if (timesOfDay.length > 0 && !timesOfDay.includes(part)) return [];
      const { hours } = context.onDay(place, index);
      const from = hours?.map((one) => one.from) ?? [place.isIndoors ? begins.indoors : 0];
      const to = hours?.map((one) => one.to) ?? [Infinity];
      return [
        {
          number,
          place,
          minutes,
          isTrail: kind === 'trail',
          value: placeValueOn(context, index, place, part),
          opens: Math.max((!place.isIndoors && sunrise) || 0, Math.min(...from)),
          closes: Math.min(begins.accommodation, (!place.isIndoors && sunset) || Infinity, Math.max(...to)),
        },
      ];
    });
  return { morning: inPart('morning'), afternoon: inPart('afternoon') };
}
