import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { afternoonsByDate, morningsByDate } from './anchorPools.ts';
import { cachedByKey } from '../cachedValues.ts';
import { chooseAnchors } from './chooseAnchors.ts';
import { bedCandidates } from '../beds/bedCandidates.ts';
import { chooseBeds } from '../beds/chooseBeds.ts';
import { fillDays } from './fillDays.ts';
import { hardestFirst } from './hardestFirst.ts';
import { placesOf } from '../places/isHardDay.ts';
import { nearestBeds } from '../beds/nearestBeds.ts';
import { openDay } from '../day/openDay.ts';
import { tripBudget } from '../money/tripBudget.ts';
import type { Stop, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/**
 * Chooses the places of a trip and its beds; deterministic. Places are chosen for the beds near the best places, then
 * beds near the chosen places, and then places again; each day is ordered last. Locked stops of `kept` stay on their day, or move to the last day
 * if the trip is shorter now.
 */
export function choosePlaces(context: TripContext, kept: TripChoices | null = null): TripChoices {
  const locked = lockedStops(context, kept);
  const candidates = bedCandidates(context);
  const beds = chooseBeds(context, candidates, locked);
  const pools = poolsOf(context);
  const rough = choicesWith(context, beds, locked, pools);
  const nearer = nearestBeds(context, candidates, beds, rough.days);
  const isSame = nearer.every((bed, night) => bed === beds[night]);
  const filled = fillDays(context, isSame ? rough : choicesWith(context, nearer, locked, pools));
  return hardestFirst(context, filled);
}

/** Score of each kilometre from the bed. A place that is nearer to another bed of the trip is left for the days there. */
const worthOfKm = { fromBed: -1, fromOtherBed: -4 };

function poolsOf(context: TripContext) {
  return { morningsOn: morningsByDate(context), afternoonsOn: afternoonsByDate(context) };
}

/** Returns the choices of a trip with given beds before its days are filled. */
export function choicesWith(
  context: TripContext,
  nights: readonly (PlannerStay | null)[],
  locked: readonly (readonly Stop[])[],
  pools = poolsOf(context),
): TripChoices {
  const stays = nights.map((bed) => bed && { slug: bed.slug, name: bed.name });
  const beds = [...new Set(nights.flatMap((bed) => bed ?? []))];
  const kmFromNearestBed = cachedByKey((place: PlannerPlace) =>
    Math.min(...beds.map((bed) => context.kmBetween(bed, place))),
  );
  const worthOfWayFrom = cachedByKey((bed: PlannerStay | null) =>
    cachedByKey((place: PlannerPlace) => {
      if (!bed) return 0;
      const km = context.kmBetween(bed, place);
      return km * worthOfKm.fromBed + (km - kmFromNearestBed(place)) * worthOfKm.fromOtherBed;
    }),
  );
  const budget = tripBudget(context, stays, locked);
  const used = new Map<string, number>();
  const count = (stops: readonly Stop[]) => {
    for (const place of placesOf(context, stops)) {
      const thing = context.thingOf(place);
      used.set(thing, (used.get(thing) ?? 0) + 1);
    }
  };
  count(locked.flat());
  const days: Stop[][] = [];
  for (const index of context.dates.keys()) {
    const day = openDay(context, stays, index, days[index - 1] ?? []);
    const own = locked[index] ?? [];
    const lockedPlaces = placesOf(context, own);
    const fitsBudget = budget.roomFor(day, lockedPlaces);
    const stops = chooseAnchors(context, {
      ...day,
      ...pools,
      worthOfWay: worthOfWayFrom(day.bed),
      used,
      locked: own,
      fitsBudget,
    });
    const added = stops.filter((stop) => !own.includes(stop));
    count(added);
    budget.spend(day, lockedPlaces, placesOf(context, added));
    days.push(stops);
  }
  return { stays, days };
}

/** Returns the locked stops of earlier choices, by day. */
export function lockedStops({ dates, placeOf }: TripContext, kept: TripChoices | null): Stop[][] {
  const locked: Stop[][] = dates.map(() => []);
  for (const [index, stops] of (kept?.days ?? []).entries()) {
    const day = locked[Math.min(index, dates.length - 1)];
    day?.push(...stops.filter(({ isLocked, place }) => isLocked && placeOf(place)));
  }
  return locked;
}
