import type { PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { cents, stayCost } from '../money/costs.ts';
import { spareBudget } from '../money/dayCosts.ts';
import { keptOutBecause } from '../places/placeNotices.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { Drive, Position } from '../places/roads.ts';
import { transitOn } from '../places/transit.ts';
import type { TripContext } from '../tripContext.ts';

/** Bed that a trip may have, with its cost beside the driving. */
export interface BedCandidate {
  stay: PlannerStay;
  wayTo: (place: Position) => Drive;
  /** Minutes of driving a night that the bed has to spare for its price. */
  penalty: number;
  /** Price that decides between beds above the limit that are as near; 0 within it. */
  dearness: number;
}

const nightMinutes = { start: 18 * 60, end: 24 * 60 };

/** Returns true if a bed can be used on a night: it is open, and no notice closes it or the way to it. */
export function isBedOpen(stay: PlannerStay, date: string, groupSize: number): boolean {
  const visit = { date, ...nightMinutes };
  return isOpenOn(stay.open, date) && keptOutBecause(stay, visit, groupSize) === null;
}

/**
 * Returns the beds that are open on every night: the first saved one; else those of the chosen kind that the budget of
 * the trip has room for, or all of that kind, or the cheapest of any kind. On a trip by bus these are beds near a stop,
 * if there are any. A campground has to be saved, because a visitor without a tent cannot sleep there.
 */
export function bedCandidates(context: TripContext): BedCandidate[] {
  const { form, catalog, rules, dates } = context;
  const nights = dates.slice(0, -1);
  const open = catalog.stays.filter((stay) =>
    nights.every((night) => isBedOpen(stay, night, form.groupSize)),
  );
  const saved = catalog.saved.flatMap(
    (key) => open.find(({ slug }) => key === `accommodation/${slug}`) ?? [],
  );
  if (saved[0]) return [{ stay: saved[0], wayTo: context.wayFrom(saved[0]), penalty: 0, dearness: 0 }];
  const served = open.filter((stay) => nights.every((night) => transitOn(stay, night) !== null));
  const reached = form.transport === 'bus' && served.length > 0 ? served : open;
  const priced = reached.flatMap((stay) =>
    stay.price === null || stay.isCampground ? [] : [{ stay, price: stay.price }],
  );
  const band = rules.form.accommodation.find(({ id }) => id === form.accommodationType);
  const inBand = priced.filter(({ price }) => isInBand(price, band));
  const cheapest = priced.toSorted((a, b) => a.price - b.price).slice(0, 1);
  const wanted = inBand.length > 0 ? inBand : cheapest;
  const spare = spareBudget(context, []);
  const paid = wanted.filter(
    ({ price }) => stayCost(price, context.daily, rules.costs) * nights.length <= spare,
  );
  return (paid.length > 0 ? paid : wanted).map(({ stay, price }) => {
    const isDear = cents(price) > context.daily * rules.costs.stayLimit || paid.length === 0;
    // Without a wish for a kind, the dearest bed is as good as the cheapest.
    const byPrice = band ? price / rules.travel.priceOfMinute : 0;
    return {
      stay,
      wayTo: context.wayFrom(stay),
      penalty: byPrice + (isDear ? rules.travel.dearBedMinutes : 0),
      dearness: isDear ? price : 0,
    };
  });
}

function isInBand(price: number, band: PlannerRules['form']['accommodation'][number] | undefined): boolean {
  return !band || (price >= band.from && (band.to === null || price < band.to));
}

/** Returns the bed with the fewest minutes; of beds above the limit that are as near, the cheapest. */
export function leastBed(
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
