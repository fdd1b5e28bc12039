import type { PlannerStay } from '#schemas/types/published.ts';
import { baseBeds, isBedOpen } from './beds.ts';
import { type DraftDay, draftDay, insertionFinder } from './insertions.ts';
import { overBudgetValue } from './planValue.ts';
import { bedsOfDay } from './simulatedDay.ts';
import { type Stop, type StopPart, stopParts, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** A plan while it is searched. */
interface Draft {
  beds: readonly (PlannerStay | null)[];
  days: readonly DraftDay[];
}

/** Rounds of the search: each takes a day or a stay apart and fills it again, which takes longer on a longer trip. */
const rounds = (days: number) => 4 + Math.min(180, Math.ceil(500 / days ** 1.5));

/** Points by which a plan may be worse than the best and is still gone on from. */
const nearValue = 160;

/** Share of the places that a round leaves out at first, so that it finds another plan than the one before. */
const resting = 0.35;

/** Days in a row that a round takes apart. */
const mostCleared = 3;

/** Most of the stops that stay when the days around a stay move to another bed. */
const keptAtMove = 0.15;

/** Milliseconds for which the search keeps the page waiting. */
const sliceMs = 20;

/** Searches in slices between which the page answers to its visitor. */
export async function searchInSlices(context: TripContext, kept: TripChoices | null): Promise<TripChoices> {
  const steps = searchSteps(context, kept);
  for (let since = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

/**
 * Chooses beds and stops for a trip: insertion by best gain, then iterated local search (Vansteenwegen and others 2009),
 * in which a round takes some days apart, fills them again, and keeps what has more value. Stops and beds of the visitor
 * in `kept` stay. The same trip gives the same plan.
 */
export function* searchSteps(
  context: TripContext,
  kept: TripChoices | null,
): Generator<undefined, TripChoices> {
  const { dates } = context;
  const random = seeded(dates.length);
  const below = (count: number) => Math.floor(random() * count);
  const findInsertion = insertionFinder(context);
  const bases = baseBeds(context);
  const things = [...new Set(context.choices.map(({ thing }) => thing))];
  const ownBeds = [...dates.keys()].slice(1).map((day) => {
    const bed = kept?.stays[day - 1];
    return (bed?.isOwn && context.stayOf(bed.slug)) || null;
  });

  /** Returns a draft; days that do not change keep what was found about them. */
  const drafted = (beds: Draft['beds'], stops: readonly (readonly Stop[])[], before?: Draft): Draft => {
    const days: DraftDay[] = [];
    for (const index of dates.keys()) {
      const isAfterHard = days.at(-1)?.day.isHard ?? false;
      const day = { index, ...bedsOfDay(beds, index), isAfterHard, stops: stops[index] ?? [] };
      const old = before?.days[index];
      const isSame =
        old?.day.stops === day.stops &&
        old.day.isAfterHard === isAfterHard &&
        old.day.bed === day.bed &&
        old.day.night === day.night;
      days.push(isSame ? old : draftDay(context, day));
    }
    return { beds, days };
  };

  /** Inserts what gains most into each day that changed, in turn, until none gains anything. */
  function* filled({ beds, days: given }: Draft, before: Draft | null, left: readonly string[] = []) {
    const days = [...given];
    const planned = days.flatMap(({ day }) => day.visits.flatMap((visit) => visit?.place.thing ?? []));
    const used = new Set([...planned, ...left]);
    let open = [...days.keys()].filter((index) => days[index] !== before?.days[index]);
    while (open.length > 0) {
      const gaining: number[] = [];
      for (const index of open) {
        const found = findInsertion(days, index, used);
        yield;
        if (!found) continue;
        gaining.push(index);
        used.add(found.place.thing);
        days[index] = found.changed;
        const { isHard } = found.changed.day;
        const next = days[index + 1]?.day;
        if (next && next.isAfterHard !== isHard)
          days[index + 1] = draftDay(context, { ...next, isAfterHard: isHard });
      }
      open = gaining;
    }
    return { beds, days };
  }

  const valueOf = ({ days }: Draft): number => {
    const cost = days.reduce((sum, day) => sum + day.cost, 0);
    return days.reduce((sum, { value }) => sum + value, overBudgetValue(context, cost));
  };

  /** Returns a draft with some days in a row taken apart; all of them move to another bed, if one is given. */
  const cleared = (draft: Draft, bed?: PlannerStay): Draft => {
    const from = below(dates.length);
    const to = from + below(bed ? dates.length : mostCleared);
    const isIn = (index: number) => index >= from && index <= to;
    const beds = draft.beds.map((old, night) =>
      bed && isIn(night) && !ownBeds[night] && isBedOpen(context, bed, night) ? bed : old,
    );
    const share = random() * (bed ? keptAtMove : 1);
    const stops = draft.days.map(({ day }, index) =>
      isIn(index) || (bed && isIn(index - 1))
        ? day.stops.filter(({ isOwn }) => isOwn || random() < share)
        : day.stops,
    );
    return drafted(beds, stops, draft);
  };

  /** Returns a draft with the stops of two half days exchanged. */
  const exchanged = (draft: Draft): Draft => {
    const half = () => ({ index: below(dates.length), part: stopParts[below(2)] ?? 'morning' });
    const [one, other] = [half(), half()];
    const stopsOf = ({ index, part }: typeof one) =>
      draft.days[index]?.day.stops.filter((stop) => stop.part === part) ?? [];
    if ([...stopsOf(one), ...stopsOf(other)].some(({ isOwn }) => isOwn)) return draft;
    const stops = draft.days.map(({ day }, index) => {
      const sourceOf = (part: StopPart) => {
        if (index === one.index && part === one.part) return other;
        return index === other.index && part === other.part ? one : { index, part };
      };
      if (index !== one.index && index !== other.index) return day.stops;
      return stopParts.flatMap((part) => stopsOf(sourceOf(part)).map((stop) => ({ ...stop, part })));
    });
    return drafted(draft.beds, stops, draft);
  };

  const firstBeds = ownBeds.map(
    (own, night) => own ?? bases.find((bed) => isBedOpen(context, bed, night)) ?? null,
  );
  const ownStops = dates.map((_date, index) => ownStopsOn(context, kept, index));
  let best: Draft = yield* filled(drafted(firstBeds, ownStops), null);
  let current = best;
  for (let round = 0; round < rounds(dates.length); round += 1) {
    const shaken =
      round % 6 === 5
        ? exchanged(current)
        : cleared(current, round % 2 === 1 ? bases[below(bases.length)] : undefined);
    const left = things.filter(() => random() < resting);
    const partly: Draft = yield* filled(shaken, current, left);
    const full: Draft = yield* filled(partly, current);
    // A plan a little worse may lead to a better one; every few rounds the search returns to the best.
    const isNear = valueOf(full) > valueOf(best) - nearValue && round % 6 !== 4;
    current = isNear ? full : best;
    if (valueOf(full) > valueOf(best) + 1e-9) best = full;
  }
  return {
    stays: best.beds.map(
      (bed, night) => bed && { slug: bed.slug, name: bed.name, isOwn: ownBeds[night] === bed },
    ),
    days: best.days.map(({ day }) => [...day.stops]),
  };
}

/** Returns the visitor's own stops of a day; those of days that the trip no longer has move to its last one. */
function ownStopsOn({ dates, placeOf }: TripContext, kept: TripChoices | null, index: number): Stop[] {
  const days = (kept?.days ?? []).filter((_stops, day) => Math.min(day, dates.length - 1) === index);
  return days.flat().filter(({ isOwn, place }) => isOwn && placeOf(place) !== undefined);
}

/** Returns a generator of numbers from 0 to 1, the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
