import type { PlannerPlace } from '#schemas/types/published.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import type { PlanDay } from './planDays.ts';
import type { PlanItem } from './planRows.ts';
import { mayAdd } from './planEdits.ts';
import type { TripPlan } from './planTrip.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Key of a stop that was done, for example `2027-07-05 attraction/far-lake`. */
export type DoneKey = `${string} ${PlaceKey}`;

export function doneKey(date: string, place: PlannerPlace): DoneKey {
  return `${date} ${keyOf(place)}`;
}

/** Stop of a plan with its day, 1 for the first. */
export interface StopOfDay {
  day: number;
  item: PlanItem;
  place: PlannerPlace;
}

export interface TripProgress {
  /** 1 for the first day; null before and after the trip. */
  day: number | null;
  days: number;
  /** The next stop that is not done and not over: of today, else of a later day. */
  next: StopOfDay | null;
  /** Places of earlier days that were not done and fit a later day, with the first such day. */
  offerAgain: Offer[];
}

/** A place and the first day of the plan that it fits, 1 for the first. */
export interface Offer {
  place: PlannerPlace;
  day: number;
}

/** Returns the progress of a trip at a date and a time, in minutes since midnight. */
export function tripProgress(
  context: TripContext,
  { days, choices }: TripPlan,
  { today, now, done }: { today: string; now: number; done: readonly string[] },
): TripProgress {
  const open = days.flatMap((day) =>
    placesOfDay(day)
      .filter(({ place }) => !done.includes(doneKey(day.date, place)))
      .map((stop) => ({ ...stop, day: day.day, date: day.date })),
  );
  const isAhead = ({ date, item }: (typeof open)[number]) =>
    date > today || (date === today && minutesOf(item.time) + (item.duration ?? 0) > now);
  const missed = open.filter(({ date }) => date < today).map(({ place }) => keyOf(place));
  return {
    day: days.find(({ date }) => date === today)?.day ?? null,
    days: days.length,
    next: open.find(isAhead) ?? null,
    offerAgain: offersOf(
      context,
      choices,
      missed,
      days.findIndex(({ date }) => date > today),
    ),
  };
}

/** Returns the stops of a day that the guide knows, in their order. */
export function placesOfDay({
  morning,
  afternoon,
}: Pick<PlanDay, 'morning' | 'afternoon'>): { place: PlannerPlace; item: PlanItem }[] {
  return [...morning, ...afternoon].flatMap((item) => (item.place ? [{ place: item.place, item }] : []));
}

/** Returns places that fit a day of a plan from a day on, 0 for the first and -1 for none, each with the first such day. */
function offersOf(
  context: TripContext,
  choices: TripChoices,
  keys: readonly PlaceKey[],
  from: number,
): Offer[] {
  if (from < 0) return [];
  const later = new Set(choices.days.slice(from).flatMap((stops) => stops.map(({ place }) => place)));
  return [...new Set(keys)].flatMap((key) => {
    const place = context.placeOf(key);
    if (!place || later.has(key)) return [];
    const day = context.dates.findIndex(
      (_date, index) => index >= from && mayAdd(context, choices, place, index),
    );
    return day < 0 ? [] : [{ place: place.place, day: day + 1 }];
  });
}

/** A saved place that is on no day: the day that it fits, 1 for the first, or the reason why it fits none. */
export interface UnplannedPlace {
  place: PlannerPlace;
  day: number | null;
  why: string;
}

/** Returns saved places that are on no day. */
export function unplannedPlaces(context: TripContext, choices: TripChoices): UnplannedPlace[] {
  const planned = choices.days.flat().flatMap(({ place }) => context.placeOf(place) ?? []);
  return context.places.flatMap((of): UnplannedPlace[] => {
    if (!of.isSaved || planned.includes(of)) return [];
    const { place } = of;
    const [offer] = offersOf(context, choices, [of.key], 0);
    const same = planned.find(({ thing }) => thing === of.thing);
    const closed = context.dates.map((_date, index) => context.onDay(of, index).closed);
    const why =
      (same && `the same as ${same.place.name}`) ??
      of.unasked ??
      of.unfit ??
      (closed.every((reason) => reason !== null) ? closed[0] : null) ??
      'no room on any day';
    return [{ place, day: offer?.day ?? null, why }];
  });
}

/** Returns the names of planned places and beds that are no longer published. */
export function removedPlaces({ stays, days }: TripChoices, catalog: TripCatalog): string[] {
  const known = new Set<string>(catalog.places.map(keyOf));
  const names = days.flat().flatMap(({ place, name }) => (known.has(place) ? [] : [name]));
  const beds = new Set(catalog.stays.map(({ slug }) => slug));
  const bedNames = stays.flatMap((bed) => (bed && !beds.has(bed.slug) ? [bed.name] : []));
  return [...new Set([...names, ...bedNames])];
}
