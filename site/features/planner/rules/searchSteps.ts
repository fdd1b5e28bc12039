import type { PlannerStay } from '#schemas/types/published.ts';
import { isBedOpen } from './beds.ts';
import { insertionsOf, type Option } from './insertions.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { dayValue, overBudgetValue } from './planValue.ts';
import { simulateDay } from './simulateDay.ts';
import { type DayToSimulate, type KnownStop, type SimulatedDay, sumOf } from './simulatedDay.ts';
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
  /** What may be inserted, with the day that it makes; null until it is asked for. */
  options: (Option & { isUnfit?: boolean; changed?: DraftDay })[] | null;
  /** How they are sorted. */
  isByTime: boolean | null;
}

/** A place put into a day. */
interface Insertion {
  day: number;
  place: PlaceOfTrip;
  changed: DraftDay;
  /** What it gains, in all or a minute. */
  score: number;
}

const mostNoise = 0.6;

export type Searcher = ReturnType<typeof searcher>;

/** Returns the steps of the search over one trip. */
export function searcher(context: TripContext, random: () => number) {
  const { dates } = context;
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
  const insertions = insertionsOf(context);
  /** Returns what may be inserted into a day, with some luck after the first plan. */
  const optionsOf = ({ day, result }: DraftDay): Option[] => {
    const options = insertions(day, result);
    for (const option of options) {
      const luck = 1 + noise * (random() - 0.5);
      option.gain *= luck;
      option.rate *= luck;
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
    /** What the next day gains after a hard one, or null if it cannot be a rest. */
    let rested: DraftDay | null = null;
    const gainOfRest = (): number | null => {
      if (!next || day.result.isHard) return 0;
      rested ??= simulate(draft.beds, index + 1, next.stops, true);
      return isAllowed(rested, next) ? rested.value - next.value : null;
    };
    for (const option of day.options) {
      if (option.isUnfit || used.has(option.place.thing)) continue;
      if (option.place.isHard && gainOfRest() === null) continue;
      const changed = (option.changed ??= simulate(
        draft.beds,
        index,
        insert(day, option),
        day.day.isAfterHard,
      ));
      option.isUnfit = !isAllowed(changed, day);
      if (option.isUnfit) continue;
      const rest = changed.result.isHard ? gainOfRest() : 0;
      if (rest === null) continue;
      let gain = changed.value - day.value + rest;
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
    /** Inserts the place that gains most, again and again, until none gains anything. Yields after each day it looked at. */
    *fill(draft: Draft, isByTime = false, banned: PlaceOfTrip | null = null): Generator<undefined, Draft> {
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
          const isKnown = known === null || (known && !used.has(known.place.thing));
          const offer = isKnown ? known : bestInto(current, index, { used, total, isByTime });
          offers.set(index, offer);
          if (!isKnown) yield;
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
