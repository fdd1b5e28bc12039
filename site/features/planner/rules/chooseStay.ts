import type { PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { cents } from './costs.ts';
import { distanceKm } from './roads.ts';
import { closedBecause, isOpenOn, suitsLevel } from './suitability.ts';
import type { TripContext } from './tripContext.ts';

/** Places per day that the bed should be close to. */
const placesADay = 2;

/**
 * Returns the place to stay, open every night: a saved one, else the one of the chosen kind within the limit that is
 * nearest to the wanted places. Falls back to the cheapest of that kind, then of any kind. Null for a trip without a
 * night.
 */
export function chooseStay(context: TripContext): PlannerStay | null {
  const { form, catalog, rules, dates, daily } = context;
  const nights = dates.slice(0, -1);
  if (nights.length === 0) return null;
  const open = catalog.stays.filter((stay) => nights.every((night) => isOpenOn(stay.open, night)));
  for (const saved of catalog.saved) {
    const stay = open.find(({ slug }) => saved === `accommodation/${slug}`);
    if (stay) return stay;
  }
  const priced = open.flatMap((stay) => (stay.price === null ? [] : [{ stay, price: stay.price }]));
  const band = rules.form.accommodation.find(({ id }) => id === form.accommodationType);
  const inBand = priced.filter(({ price }) => isInBand(price, band));
  const paid = inBand.filter(({ price }) => cents(price) <= daily * rules.costs.stayLimit);
  if (paid.length === 0)
    return least(inBand.length > 0 ? inBand : priced, ({ price }) => price)?.stay ?? null;
  const wanted = wantedPlaces(context);
  const away = (stay: PlannerStay) => wanted.reduce((sum, place) => sum + distanceKm(stay, place), 0);
  return least(paid, ({ stay }) => away(stay))?.stay ?? null;
}

/** Returns the wanted places: saved ones that may be planned, else those with the highest scores on their best day. */
function wantedPlaces({ catalog, dates, rules, level, isSaved, isNeverPlanned, worthOn }: TripContext) {
  const possible = catalog.places.filter(
    (place) =>
      !isNeverPlanned(place) &&
      (!level || suitsLevel(place, level)) &&
      dates.some((date) => closedBecause(place, date, rules) === null),
  );
  const saved = possible.filter(isSaved);
  if (saved.length > 0) return saved;
  return possible
    .map((place) => ({ place, score: Math.max(...dates.map((date) => worthOn(place, date))) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, dates.length * placesADay)
    .map(({ place }) => place);
}

function isInBand(price: number, band: PlannerRules['form']['accommodation'][number] | undefined): boolean {
  return !band || (price >= band.from && (band.to === null || price < band.to));
}

/** Returns the first item with the smallest number. */
function least<T>(items: readonly T[], numberOf: (item: T) => number): T | null {
  let best: { item: T; number: number } | null = null;
  for (const item of items) {
    const number = numberOf(item);
    if (!best || number < best.number) best = { item, number };
  }
  return best?.item ?? null;
}
