import type { PlannerStay } from '#schemas/types/published.ts';
import { baseBeds, ownBeds as bedsOfVisitor } from './beds.ts';
import { knownStop } from './dayOfPlan.ts';
import { type Draft, type Searcher, searcher } from './searchSteps.ts';
import type { KnownStop } from './simulatedDay.ts';
import type { TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Points by which a plan may be worse than the best and is still gone on from. */
const nearValue = 160;

/** Rounds of the search: each takes a day or a stay apart and fills it again. */
const rounds = (days: number) => 12 + Math.ceil(240 / days);

/**
 * Chooses beds and stops for a trip: insertion by best gain, then iterated local search (Vansteenwegen and others 2009),
 * in which a round clears a day, a stop or the days of another bed, fills them again, and keeps what has more value.
 * Stops and beds of the visitor in `kept` stay. The same trip gives the same plan.
 */
export function searchPlan(context: TripContext, kept: TripChoices | null): TripChoices {
  const { dates } = context;
  const own = dates.map((_date, index) => ownStops(context, kept, index));
  const bases = baseBeds(context);
  const random = seeded(dates.length);
  const search = searcher(context, random);
  const ownBeds = bedsOfVisitor(context, kept);
  const withBase = (base: PlannerStay | null) => ownBeds.map((bed, night) => bed ?? base ?? nightBed(night));
  const nightBed = (night: number) => bases.find((bed) => search.isBedOpen(bed, night)) ?? null;
  let best: Draft | null = null;
  // A short trip is tried from two beds: it has too few rounds of another one.
  const tried = bases.slice(0, dates.length <= 3 ? 2 : 1);
  for (const base of tried.length > 0 ? tried : [null]) {
    const beds = withBase(base).map((bed, night) =>
      ownBeds[night] || (bed && search.isBedOpen(bed, night)) ? bed : nightBed(night),
    );
    const draft = search.fill(search.begin(beds, own, null));
    if (!best || search.valueOf(draft) > search.valueOf(best)) best = draft;
  }
  if (!best) return { stays: [], days: [] };
  const count = dates.length;
  search.vary();
  let current = best;
  for (let round = 0; round < rounds(count); round += 1) {
    const isMove = round % 3 === 2 && bases.length > 1 && count > 1;
    const draft = isMove
      ? moved(search, current, { bases, ownBeds, random })
      : cleared(search, current, round % count, random);
    // Without one of the places that it took away, a round finds another plan than the one before.
    const gone = current.days.flatMap(({ stops }, day) =>
      stops.filter((stop) => !draft.days[day]?.stops.includes(stop)),
    );
    const banned = gone[Math.floor(random() * gone.length)]?.place ?? null;
    const isByTime = random() < 0.5;
    const filled = search.fill(search.fill(draft, isByTime, banned), isByTime);
    // A plan a little worse may lead to a better one; every few rounds the search returns to the best.
    const isNear = search.valueOf(filled) > search.valueOf(best) - nearValue && round % 6 !== 5;
    current = isNear ? filled : best;
    if (search.valueOf(filled) > search.valueOf(best) + 1e-9) best = filled;
  }
  return toChoices(best, kept);
}

function ownStops(context: TripContext, kept: TripChoices | null, index: number): KnownStop[] {
  const last = context.dates.length - 1;
  // Stops of days that the trip no longer has move to its last one.
  const days = (kept?.days ?? []).filter((_stops, day) => Math.min(day, last) === index);
  return days.flat().flatMap((stop) => (stop.isOwn ? [knownStop(context, stop)] : []));
}

/** Returns the plan without some or all of the stops that the planner chose on a day, and often on the next one too. */
function cleared(search: Searcher, draft: Draft, day: number, random: () => number): Draft {
  const span = random() < 0.5 ? 1 : 2;
  const share = random();
  const days = draft.days.map(({ stops }, index) => {
    if (index < day || index >= day + span) return stops;
    return stops.filter(({ isOwn }) => isOwn || random() < share);
  });
  return search.begin(draft.beds, days, draft);
}

/** Returns the plan with another bed for some nights in a row, and its days cleared. */
function moved(
  search: Searcher,
  draft: Draft,
  { bases, ownBeds, random }: { bases: readonly PlannerStay[]; ownBeds: Draft['beds']; random: () => number },
): Draft {
  const nights = draft.beds.length;
  const from = Math.floor(random() * nights);
  const to = Math.min(nights - 1, from + Math.floor(random() * nights));
  const bed = bases[Math.floor(random() * bases.length)];
  const beds = draft.beds.map((old, night) =>
    bed && night >= from && night <= to && !ownBeds[night] && search.isBedOpen(bed, night) ? bed : old,
  );
  const isTouched = (day: number) => beds[day] !== draft.beds[day] || beds[day - 1] !== draft.beds[day - 1];
  return search.begin(
    beds,
    draft.days.map(({ stops }, day) => (isTouched(day) ? stops.filter(({ isOwn }) => isOwn) : stops)),
    draft,
  );
}

function toChoices({ beds, days }: Draft, kept: TripChoices | null): TripChoices {
  return {
    stays: beds.map(
      (bed, night) => bed && { slug: bed.slug, name: bed.name, isOwn: kept?.stays[night]?.isOwn ?? false },
    ),
    days: days.map(({ stops }) =>
      stops.flatMap(({ place, part, isOwn }) =>
        place ? [{ place: place.key, name: place.place.name, part, isOwn }] : [],
      ),
    ),
  };
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
