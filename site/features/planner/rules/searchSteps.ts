import type { PlannerStay } from '#schemas/types/published.ts';
import { isBedOpen } from './beds.ts';
import { cachedByKey } from './cachedValues.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { dayValue, minuteValue, overBudgetValue, placeValueOn, weights } from './planValue.ts';
import type { Spot } from './roads.ts';
import { simulateDay } from './simulateDay.ts';
import { type DayToSimulate, type KnownStop, type SimulatedDay, sumOf } from './simulatedDay.ts';
import { type StopPart, stopParts } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A plan while it is searched: beds by night and days of stops, each day as it was simulated. */
export interface Draft {
  beds: readonly (PlannerStay | null)[];
  days: readonly DraftDay[];
}

export interface DraftDay {
  day: DayToSimulate;
  stops: readonly KnownStop[];
  result: SimulatedDay;
  value: number;
  /** Without transport: no day is left empty to spare a car. */
  cost: number;
  /** What may be inserted; null until it is asked for. */
  options: Option[] | null;
  /** How they are sorted. */
  isByTime: boolean | null;
}

/** A place at a position of a day, with what it gains if it fits. */
interface Option {
  place: PlaceOfTrip;
  at: number;
  part: StopPart;
  gain: number;
  /** Gain a minute. */
  rate: number;
  /** True once simulating it has found a fault. */
  isUnfit: boolean;
}

/** A place put into a day. */
interface Insertion {
  day: number;
  place: PlaceOfTrip;
  changed: DraftDay;
  /** What it gains, in all or a minute. */
  score: number;
}

/** Places that are tried on a day, the most valuable ones. */
const mostCandidates = 40;
const mostRestful = 20;

const mostNoise = 0.6;

export type Searcher = ReturnType<typeof searcher>;

/** Returns the steps of the search over one trip. */
export function searcher(context: TripContext, random: () => number) {
  const { dates, rules, begins } = context;
  /** By how much luck may change what a place seems to gain, after the first plan. */
  let noise = 0;
  const simulate = (
    beds: Draft['beds'],
    index: number,
    stops: readonly KnownStop[],
    isAfterHard: boolean,
  ): DraftDay => {
    const bed = beds[Math.max(0, index - 1)] ?? null;
    const night = beds[Math.min(index, beds.length - 1)] ?? null;
    const day = { index, bed, night, isAfterHard, stops };
    const result = simulateDay(context, day);
    return {
      day,
      stops,
      result,
      value: dayValue(context, day, result),
      cost: sumOf({ ...result.cost, transport: 0 }),
      options: null,
      isByTime: null,
    };
  };
  /** True if nothing is wrong but with what the visitor wanted. */
  const isAllowed = ({ stops, result }: DraftDay, before: DraftDay) =>
    result.faults.every(
      ({ at, code }) =>
        stops[at]?.isOwn === true ||
        (at < 0 && before.result.faults.some((fault) => fault.at < 0 && fault.code === code)),
    );
  /** Places that may be planned on a day, those of most value, and those for a rest day among them. */
  const candidatesOn = cachedByKey((index: number): PlaceOfTrip[] => {
    const open = context.places
      .filter(
        (place) =>
          place.unfit === null && place.unasked === null && context.onDay(place, index).closed === null,
      )
      .toSorted((a, b) => b.value - a.value);
    const restful = open.filter(({ isRestful }) => isRestful).slice(0, mostRestful);
    return open.filter((place, at) => at < mostCandidates || restful.includes(place));
  });
  /** Returns what may be inserted into a day, the greatest gain first; whether it fits is seen by simulating it. */
  const optionsOf = ({ day, stops }: DraftDay): Option[] => {
    const { index, bed, night, isAfterHard } = day;
    const free =
      Math.min(begins.accommodation, context.departureOn(index)) -
      Math.max(begins.morning, context.arrivalOn(index)) -
      stops.reduce((sum, { place }) => sum + (place?.place.minutes ?? 0), 0);
    const noon = stops.filter(({ part }) => part === 'morning').length;
    const driving = (from: Spot | null, to: Spot | null) => {
      if (!from || !to || from === to) return 0;
      const way = context.wayBetween(index, from, to);
      return way.isWalk ? 0 : way.minutes;
    };
    const spots = [bed, ...stops.flatMap(({ place }) => place?.place ?? []), night];
    const options: Option[] = [];
    for (const place of candidatesOn(index)) {
      if (place.place.minutes > free || (isAfterHard && !place.isRestful)) continue;
      for (let at = 0; at <= stops.length; at += 1) {
        const [before = null, after = null] = [spots[at], spots[at + 1]];
        const detour = driving(before, place.place) + driving(place.place, after) - driving(before, after);
        for (const part of stopParts) {
          const isPossible = part === 'morning' ? at <= noon && noon < rules.places.mostStops : at >= noon;
          if (!isPossible) continue;
          const isFirst = stops.every((stop) => stop.part !== part);
          const gain =
            placeValueOn(context, index, place, part) +
            detour * minuteValue(context) +
            (isFirst ? weights.filledPart : 0);
          if (gain > 0) {
            const rate = gain / (place.place.minutes + Math.max(0, detour));
            const luck = 1 + noise * (random() - 0.5);
            options.push({ place, at, part, gain: gain * luck, rate: rate * luck, isUnfit: false });
          }
        }
      }
    }
    return options;
  };
  const insert = ({ stops }: DraftDay, { place, at, part }: Option) =>
    stops.toSpliced(at, 0, { place, part, isOwn: false });
  /** Returns the insertion into a day that gains most, in all or a minute, or null. */
  const bestInto = (
    draft: Draft,
    index: number,
    { used, total, isByTime }: { used: ReadonlySet<string>; total: number; isByTime: boolean },
  ): Insertion | null => {
    const day = draft.days[index];
    if (!day?.result.hasTime) return null;
    day.options ??= optionsOf(day);
    if (day.isByTime !== isByTime) {
      day.options.sort((a, b) => (isByTime ? b.rate - a.rate : b.gain - a.gain));
      day.isByTime = isByTime;
    }
    const next = draft.days[index + 1];
    for (const option of day.options) {
      if (option.isUnfit || used.has(option.place.thing)) continue;
      const changed = simulate(draft.beds, index, insert(day, option), day.day.isAfterHard);
      if (!isAllowed(changed, day)) {
        option.isUnfit = true;
        continue;
      }
      let gain = changed.value - day.value;
      if (next && changed.result.isHard && !day.result.isHard) {
        const rested = simulate(draft.beds, index + 1, next.stops, true);
        if (!isAllowed(rested, next)) continue;
        gain += rested.value - next.value;
      }
      gain += overBudgetValue(context, total + changed.cost - day.cost) - overBudgetValue(context, total);
      if (gain > 0) {
        return { day: index, place: option.place, changed, score: isByTime ? option.rate : option.gain };
      }
    }
    return null;
  };
  return {
    vary() {
      noise = mostNoise;
    },
    isBedOpen: (stay: PlannerStay, night: number) => isBedOpen(context, stay, night),
    /** Returns a draft of given beds and stops; days that do not change keep what was found about them. */
    begin(beds: Draft['beds'], stops: readonly (readonly KnownStop[])[], before: Draft | null): Draft {
      const days: DraftDay[] = [];
      for (const index of dates.keys()) {
        const old = before?.days[index];
        const isAfterHard = days.at(-1)?.result.isHard ?? false;
        const isSame =
          old?.stops === stops[index] &&
          old?.day.isAfterHard === isAfterHard &&
          before?.beds[index] === beds[index] &&
          before?.beds[index - 1] === beds[index - 1];
        days.push(isSame && old ? old : simulate(beds, index, stops[index] ?? [], isAfterHard));
      }
      return { beds, days };
    },
    /** Inserts the place that gains most, again and again, until none gains anything. */
    fill(draft: Draft, isByTime = false, banned: PlaceOfTrip | null = null): Draft {
      const days = [...draft.days];
      const current = { beds: draft.beds, days };
      const used = new Set(days.flatMap(({ stops }) => stops.flatMap(({ place }) => place?.thing ?? [])));
      if (banned) used.add(banned.thing);
      const offers = new Map<number, Insertion | null>();
      for (;;) {
        const total = days.reduce((sum, { cost }) => sum + cost, 0);
        let chosen: Insertion | null = null;
        for (const index of days.keys()) {
          const known = offers.get(index);
          const offer =
            known === undefined || (known && used.has(known.place.thing))
              ? bestInto(current, index, { used, total, isByTime })
              : known;
          offers.set(index, offer);
          if (offer && (!chosen || offer.score > chosen.score)) chosen = offer;
        }
        if (!chosen) return current;
        const { day, changed, place } = chosen;
        const wasHard = days[day]?.result.isHard;
        days[day] = changed;
        used.add(place.thing);
        offers.delete(day);
        const next = days[day + 1];
        if (wasHard !== changed.result.isHard && next) {
          days[day + 1] = simulate(draft.beds, day + 1, next.stops, changed.result.isHard);
          offers.delete(day + 1);
        }
        // What was possible yesterday may have to rest before what is planned today.
        if (offers.get(day - 1)?.changed.result.isHard) offers.delete(day - 1);
      }
    },
    valueOf({ days }: Draft): number {
      if (!days.every(isSound)) return -Infinity;
      const cost = days.reduce((sum, day) => sum + day.cost, 0);
      return days.reduce((sum, { value }) => sum + value, 0) + overBudgetValue(context, cost);
    },
  };
}

/** Returns true if nothing is wrong with a day but with what the visitor chose: what is left of a day may not fit. */
function isSound({ stops, result }: DraftDay): boolean {
  const hasOwn = stops.some(({ isOwn }) => isOwn);
  return result.faults.every(({ at }) => (at < 0 ? hasOwn : stops[at]?.isOwn === true));
}
