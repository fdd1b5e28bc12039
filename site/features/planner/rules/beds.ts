import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { PlannerStay } from '#schemas/types/published.ts';
import { keptOutBecause } from './places/placeNotices.ts';
import { transitOn } from './places/placeOnDay.ts';
import { minuteValue, nightValue, weights } from './planValue.ts';
import type { Spot } from './places/roads.ts';
import type { KnownStop } from './simulatedDay.ts';
import type { TripChoices } from './trip.ts';
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

/** Returns the beds that the visitor chose, by night; null where the planner chooses. */
export function ownBeds({ dates, stayOf }: TripContext, kept: TripChoices | null): (PlannerStay | null)[] {
  return dates.slice(1).map((_date, night) => {
    const bed = kept?.stays[night];
    return bed?.isOwn ? (stayOf(bed.slug) ?? null) : null;
  });
}

/**
 * Returns the beds to choose from, the best base first: saved ones, else those of the chosen kind, one for each road
 * end. A bed is judged by the places around it and by its price. On a trip by bus these are beds near a stop, if there
 * are any. A campground has to be saved, because a visitor without a tent cannot sleep there.
 */
export function baseBeds(context: TripContext): PlannerStay[] {
  const { form, catalog, rules, dates } = context;
  const nights = dates.slice(1).map((_date, night) => night);
  const open = catalog.stays.filter((stay) => nights.some((night) => isBedOpen(context, stay, night)));
  const saved = open.filter(({ slug }) => catalog.saved.includes(`accommodation/${slug}`));
  if (saved.length > 0) return byBase(context, saved);
  const served = open.filter((stay) => dates.every((date) => transitOn(stay, date) !== null));
  const reached = form.transport === 'bus' && served.length > 0 ? served : open;
  const priced = reached.filter(({ price, isCampground }) => price !== null && !isCampground);
  const kind = rules.form.accommodation.find(({ id }) => id === form.accommodationType);
  const inKind = priced.filter(
    ({ price }) =>
      !kind || ((price ?? 0) >= kind.from * cheaper && (kind.to === null || (price ?? 0) < kind.to * dearer)),
  );
  const cheapest = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).slice(0, 1);
  const bases = new Map<string, PlannerStay>();
  for (const stay of byBase(context, inKind.length > 0 ? inKind : cheapest)) {
    const base = stay.roadEnd === null ? stay.slug : String(stay.roadEnd);
    if (!bases.has(base)) bases.set(base, stay);
  }
  return [...bases.values()];
}

/** Sorts beds by the value of the places around them, less the price of a night. */
function byBase(context: TripContext, stays: readonly PlannerStay[]): PlannerStay[] {
  const day = Math.floor(context.dates.length / 2);
  const places = context.places
    .filter(
      (place) =>
        place.unfit === null &&
        place.unasked === null &&
        place.value > 0 &&
        context.onDay(place, day).closed === null,
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostPlaces);
  const valueOf = (stay: PlannerStay) => {
    const near = places.reduce((sum, { place, value }) => {
      const { minutes } = context.wayBetween(day, stay, place);
      return sum + value * Math.max(0, 1 - minutes / farMinutes);
    }, 0);
    const price = context.prices.nightOf(stay.price ?? 0) / Math.max(1, context.daily);
    return near / Math.max(1, places.length) + Math.min(2, price) * weights.nightOfBudget;
  };
  const values = new Map(stays.map((stay) => [stay, valueOf(stay)]));
  return stays.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}

/**
 * Returns the beds that are worth most for days as they are: the drives to and from them, moves and prices. Null if a
 * night has none. `offered` holds the beds to choose from by night.
 */
export function bestBeds(
  context: TripContext,
  days: readonly (readonly KnownStop[])[],
  offered: readonly (readonly PlannerStay[])[],
): PlannerStay[] | null {
  const drive = (day: number, from: Spot, to: Spot) => {
    const way = from === to ? null : context.wayBetween(day, from, to);
    return way === null || way.isWalk ? 0 : way.minutes * minuteValue(context);
  };
  const spotsOn = (day: number) => (days[day] ?? []).flatMap(({ place }) => place?.place ?? []);
  let paths: { beds: PlannerStay[]; value: number }[] = [{ beds: [], value: 0 }];
  for (const [night, stays] of offered.entries()) {
    const spots = spotsOn(night);
    const [first, last] = [spots[0], spots.at(-1)];
    const begun = paths.map(({ beds, value }) => {
      const bed = beds.at(-1);
      return { beds, bed, value: value + (bed && first ? drive(night, bed, first) : 0) };
    });
    paths = stays.flatMap((bed) => {
      const ways = begun.map((path) => {
        const from = path.bed ?? bed;
        const way = first ? (path.bed ? 0 : drive(night, bed, first)) : drive(night, from, bed);
        return path.value + way + (from === bed ? 0 : weights.move);
      });
      const value = Math.max(...ways);
      const path = begun[ways.indexOf(value)];
      if (!path) return [];
      const home = last ? drive(night, last, bed) : 0;
      return [{ beds: [...path.beds, bed], value: value + home + nightValue(context, bed) }];
    });
  }
  const [first, last] = [spotsOn(offered.length)[0], spotsOn(offered.length).at(-1)];
  const ends = paths.map(({ beds, value }) => {
    const bed = beds.at(-1);
    const drives =
      bed && first && last ? [drive(offered.length, bed, first), drive(offered.length, last, bed)] : [];
    return { beds, value: drives.reduce((sum, one) => sum + one, value) };
  });
  return ends.toSorted((a, b) => b.value - a.value)[0]?.beds ?? null;
}
