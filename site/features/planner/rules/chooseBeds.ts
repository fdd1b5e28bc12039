import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { type BedCandidate, bedCandidates } from './bedCandidates.ts';
import { bedStages } from './bedStages.ts';
import { placesOf } from './isHardDay.ts';
import { closedBecause, suitsLevel } from './suitability.ts';
import { transitOn } from './transit.ts';
import type { Stop } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Places per day that a bed should be close to. */
export const placesADay = 2;

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
  locked: readonly (readonly Stop[])[],
): (PlannerStay | null)[] {
  const nights = context.dates.length - 1;
  const candidates = bedCandidates(context);
  const wanted = [...new Set([...placesOf(context, locked.flat()), ...wantedPlaces(context)])];
  const [first] = candidates;
  if (!first) return context.dates.slice(1).map(() => null);
  const minutes = (bed: BedCandidate, places: readonly PlannerPlace[]) =>
    (places.reduce((sum, place) => sum + context.wayBetween(bed.stay, place).minutes, 0) * 2) / placesADay +
    (bed.penalty * places.length) / placesADay;
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
  { rules, wayBetween }: TripContext,
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
      (place) =>
        leastBed(all, ({ stay, penalty }) => wayBetween(stay, place).minutes * 2 + penalty) ?? all[0],
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
    const move = Math.min(...beds.map((bed) => wayBetween(bed.stay, candidate.stay).minutes));
    const spared = before - total(stages) - move - rules.travel.moveWorthMinutes;
    if (spared > (found?.spared ?? 0)) found = { stages, spared };
  }
  return found?.stages ?? null;
}

/** Returns the bed of each night that spares most driving between the places of the days. Moves stay on their days. */
export function nearestBeds(
  context: TripContext,
  beds: readonly (PlannerStay | null)[],
  days: readonly (readonly Stop[])[],
): (PlannerStay | null)[] {
  const candidates = bedCandidates(context);
  const nearer = [...beds];
  for (const bed of new Set(beds)) {
    if (!bed) continue;
    const nights = beds.flatMap((other, night) => (other === bed ? [night] : []));
    const places = days.flatMap((stops, day) => {
      const own = placesOf(context, stops);
      // The first place of a day is reached from the bed of the night before, and the last one left for its own.
      const [first, last] = [own[0], own.at(-1)];
      const isFrom = first && (nights.includes(day - 1) || (day === 0 && nights.includes(0)));
      const isTo = last && (nights.includes(day) || (day === days.length - 1 && nights.includes(day - 1)));
      return [...(isFrom ? [first] : []), ...(isTo ? [last] : [])];
    });
    const found = leastBed(
      candidates,
      ({ stay, penalty }) =>
        places.reduce((sum, place) => sum + context.wayBetween(stay, place).minutes, 0) +
        penalty * nights.length -
        // A tie leaves the bed as it is.
        (stay === bed ? 1 : 0),
    );
    if (found && !nearer.includes(found.stay)) for (const night of nights) nearer[night] = found.stay;
  }
  return nearer;
}

/** Returns the wanted places: saved ones that may be planned, else those with the highest scores on their best day. */
function wantedPlaces(context: TripContext): PlannerPlace[] {
  const { catalog, dates, rules, level, form, isSaved, isNeverPlanned, worthOn } = context;
  const possible = catalog.places.filter(
    (place) =>
      !isNeverPlanned(place) &&
      (!level || suitsLevel(place, level)) &&
      dates.some(
        (date) =>
          closedBecause(place, date, rules) === null &&
          (form.transport === 'car' || transitOn(place, date) !== null),
      ),
  );
  const saved = possible.filter(isSaved);
  if (saved.length > 0) return saved;
  return possible
    .map((place) => ({ place, score: Math.max(...dates.map((date) => worthOn(place, date))) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, dates.length * placesADay)
    .map(({ place }) => place);
}

/** Returns the bed with the fewest minutes; of beds above the limit that are as near, the cheapest. */
function leastBed(
  candidates: readonly BedCandidate[],
  minutesOf: (bed: BedCandidate) => number,
): BedCandidate | null {
  let best: { bed: BedCandidate; minutes: number } | null = null;
  for (const bed of candidates) {
    const minutes = minutesOf(bed);
    const isBetter =
      !best || minutes < best.minutes || (minutes === best.minutes && bed.dearness < best.bed.dearness);
    if (isBetter) best = { bed, minutes };
  }
  return best?.bed ?? null;
}
