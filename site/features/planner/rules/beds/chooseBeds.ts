import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { leastBed, type BedCandidate } from './bedCandidates.ts';
import { placesOf } from '../places/isHardDay.ts';
import { transitOn } from '../places/transit.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Longest trip in nights that has one bed. */
const nightsInOneBed = 3;

/** Most beds of a trip. */
const mostBeds = 3;

/**
 * Returns the bed of each night, near the wanted places: one for a short trip, else up to one more for every three
 * nights if it spares more driving than the move costs. Null for nights for which no bed is open.
 */
export function chooseBeds(
  context: TripContext,
  candidates: readonly BedCandidate[],
  locked: readonly (readonly Stop[])[],
): (PlannerStay | null)[] {
  const nights = context.dates.length - 1;
  const wanted = [...new Set([...placesOf(context, locked.flat()), ...wantedPlaces(context)])];
  const [first] = candidates;
  if (!first) return context.dates.slice(1).map(() => null);
  const minutes = (bed: BedCandidate, places: readonly PlannerPlace[]) => {
    let driving = 0;
    for (const place of places) driving += bed.wayTo(place).minutes;
    return (driving * 2) / placesADay + (bed.penalty * places.length) / placesADay;
  };
  const best = (places: readonly PlannerPlace[]) =>
    leastBed(candidates, (bed) => minutes(bed, places)) ?? first;
  let stages = [{ bed: best(wanted), places: wanted }];
  const most = context.form.isOneBed ? 1 : Math.min(mostBeds, 1 + Math.floor((nights - 1) / nightsInOneBed));
  while (stages.length < most) {
    const more = withOneMore(
      context,
      stages.map(({ bed }) => bed),
      { candidates, wanted, minutes, best },
    );
    if (!more) break;
    stages = more;
  }
  return bedStages(context, stages, nights);
}

export interface Stage {
  bed: BedCandidate;
  /** Places nearest to it. */
  places: PlannerPlace[];
}

/** Returns the stages of a trip with one more bed, or null if none spares enough driving. */
function withOneMore(
  { rules }: TripContext,
  beds: readonly BedCandidate[],
  {
    candidates,
    wanted,
    minutes,
    best,
  }: {
    candidates: readonly BedCandidate[];
    wanted: readonly PlannerPlace[];
    minutes: (bed: BedCandidate, places: readonly PlannerPlace[]) => number;
    best: (places: readonly PlannerPlace[]) => BedCandidate;
  },
): Stage[] | null {
  const stagesOf = (all: readonly BedCandidate[]) => {
    const groups = Map.groupBy(
      wanted,
      (place) => leastBed(all, ({ wayTo, penalty }) => wayTo(place).minutes * 2 + penalty) ?? all[0],
    );
    return all.map((bed) => ({ bed, places: groups.get(bed) ?? [] }));
  };
  const total = (stages: readonly Stage[]) =>
    stages.reduce((sum, { bed, places }) => sum + minutes(bed, places), 0);
  const before = total(stagesOf(beds));
  let found: { stages: Stage[]; spared: number } | null = null;
  for (const candidate of candidates) {
    if (beds.includes(candidate)) continue;
    const split = stagesOf([...beds, candidate]);
    const stages = stagesOf(split.map(({ bed, places }) => (places.length > 0 ? best(places) : bed)));
    const isShort = stages.some(({ places }) => places.length < placesADay * 2);
    if (isShort || new Set(stages.map(({ bed }) => bed)).size < stages.length) continue;
    const move = Math.min(...beds.map(({ wayTo }) => wayTo(candidate.stay).minutes));
    const spared = before - total(stages) - move - rules.travel.moveWorthMinutes;
    if (spared > (found?.spared ?? 0)) found = { stages, spared };
  }
  return found?.stages ?? null;
}

/** Fewest nights in one of several beds. */
const fewestNights = 2;

/**
 * Returns the bed of each night: the stage with most places first, then the nearest. The nights are shared by the
 * number of places, with at most one move in three nights.
 */
export function bedStages(
  context: TripContext,
  stages: readonly Stage[],
  nights: number,
): (PlannerStay | null)[] {
  const ordered = inOrder(context, stages);
  const all = stages.reduce((sum, { places }) => sum + places.length, 0);
  const lengths = ordered.map(({ places }) =>
    Math.max(fewestNights, Math.floor((nights * places.length) / all)),
  );
  if (ordered.length === 1) lengths[0] = nights;
  // Rounding leaves nights over or takes too many; the longest stay makes up for them.
  while (sumOf(lengths) !== nights) {
    const longest = lengths.indexOf(Math.max(...lengths));
    lengths[longest] = (lengths[longest] ?? 0) + Math.sign(nights - sumOf(lengths));
  }
  return ordered.flatMap(({ bed }, index) => Array.from({ length: lengths[index] ?? 0 }, () => bed.stay));
}

function inOrder({ wayBetween }: TripContext, stages: readonly Stage[]): Stage[] {
  const left = stages.toSorted((a, b) => b.places.length - a.places.length);
  const ordered = left.splice(0, 1);
  while (left.length > 0) {
    const here = ordered.at(-1);
    const next = left
      .map((stage, at) => ({ at, minutes: here ? wayBetween(here.bed.stay, stage.bed.stay).minutes : 0 }))
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    ordered.push(...left.splice(next?.at ?? 0, 1));
  }
  return ordered;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Places per day that a bed should be close to. */
export const placesADay = 2;

/** Returns the wanted places: saved ones that may be planned, else those with the highest scores on their best day. */
export function wantedPlaces(context: TripContext): PlannerPlace[] {
  const { catalog, dates, form, isSaved, placesOn, worthOf, worthOn, isAtEdgeOn } = context;
  const possible = catalog.places.filter((place) =>
    dates.some(
      (date) => placesOn(date).has(place) && (form.transport === 'car' || transitOn(place, date) !== null),
    ),
  );
  const saved = possible.filter(isSaved);
  if (saved.length > 0) return saved;
  return possible
    .map((place) => {
      const best = dates.find((date) => !isAtEdgeOn(place, date));
      return { place, score: best === undefined ? worthOn(place, form.startDate) : worthOf(place) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, dates.length * placesADay)
    .map(({ place }) => place);
}
