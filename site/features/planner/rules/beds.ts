import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { PlannerStay } from '#schemas/types/published.ts';
import { keptOutBecause } from './places/placeNotices.ts';
import { transitOn } from './places/placeOnDay.ts';
import { choicesOn, weights } from './planValue.ts';
import type { TripContext } from './tripContext.ts';

const nightMinutes = { start: 18 * 60, end: 24 * 60 };

/** Places of most value by which a bed is judged before anything is planned. */
const mostPlaces = 40;

/** Drive from which a place counts nothing for a bed, in minutes. */
const farMinutes = 75;

/** Part of the price range by which a real room may lie outside of it. */
const [cheaper, dearer] = [0.85, 1.1];

/** Returns true if a bed can be used on a night, 0 for the first: it is open, and no notice closes it. */
export function isBedOpen({ dates, form }: TripContext, stay: PlannerStay, night: number): boolean {
  const date = dates[night] ?? '';
  return (
    isOpenOn(stay.open, date) && keptOutBecause(stay, { date, ...nightMinutes }, form.groupSize) === null
  );
}

/**
 * Returns the beds to choose from, the best base first: saved ones, else those of the chosen kind, one for each road
 * end. A bed is judged by the places around it and by its price. On a trip by bus these are beds near a stop, if there
 * are any. A campground has to be saved, because a visitor without a tent cannot sleep there.
 */
export function baseBeds(context: TripContext): PlannerStay[] {
  const { form, catalog, rules, dates } = context;
  const nights = [...dates.keys()].slice(1).map((day) => day - 1);
  const open = catalog.stays.filter((stay) => nights.some((night) => isBedOpen(context, stay, night)));
  const saved = open.filter(({ slug }) => catalog.saved.includes(`accommodation/${slug}`));
  if (saved.length > 0) return byBase(context, saved);
  const served = open.filter((stay) => dates.every((date) => transitOn(stay, date) !== null));
  const reached = form.transport === 'bus' && served.length > 0 ? served : open;
  const priced = reached.flatMap((stay) =>
    stay.price === null || stay.isCampground ? [] : [{ stay, price: stay.price }],
  );
  const kind = rules.form.accommodation.find(({ id }) => id === form.accommodationType);
  const inKind = priced.filter(
    ({ price }) => !kind || (price >= kind.from * cheaper && price < (kind.to ?? Infinity) * dearer),
  );
  const cheapest = priced.toSorted((a, b) => a.price - b.price).slice(0, 1);
  const bases = byBase(
    context,
    (inKind.length > 0 ? inKind : cheapest).map(({ stay }) => stay),
  );
  return [...Map.groupBy(bases, ({ roadEnd, slug }) => roadEnd ?? slug).values()].flatMap(
    ([best]) => best ?? [],
  );
}

/** Sorts beds by the value of the places around them, less the price of a night. */
function byBase(context: TripContext, stays: readonly PlannerStay[]): PlannerStay[] {
  const day = Math.floor(context.dates.length / 2);
  const places = choicesOn(context, day, mostPlaces);
  const valueOf = (stay: PlannerStay) => {
    const near = places.reduce((sum, { place, value }) => {
      const { minutes } = context.waysFrom(day, stay)(place);
      return sum + Math.max(0, value) * Math.max(0, 1 - minutes / farMinutes);
    }, 0);
    const price = context.prices.nightOf(stay.price ?? 0) / Math.max(1, context.daily);
    return near / Math.max(1, places.length) + Math.min(2, price) * weights.nightOfBudget;
  };
  const values = new Map(stays.map((stay) => [stay, valueOf(stay)]));
  return stays.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}
