import type { PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf } from './clock.ts';
import { cents, type Cents, fitsDay, isAffordable, mealCosts, totalBudget, transportCost } from './costs.ts';
import { distanceKm, driveBetween, type Position } from './roads.ts';
import { closedBecause, isHard, isOpenOn, isRestful, suitsLevel } from './suitability.ts';
import { daylight } from './sun.ts';
import {
  keyOf,
  type PlaceKey,
  type Stop,
  type TripCatalog,
  type TripChoices,
  type TripForm,
} from './trip.ts';
import { tripDates } from './tripDates.ts';

/** What a place is worth on a day. Saved places come first, then interests, then the order of the guide. */
const worth = { saved: 10_000, interest: 100, order: 80, something: 40, kmFromBed: -0.4, kmApart: -2 };

/** What rules of choosing look at, made once for a trip. */
export interface TripContext {
  form: TripForm;
  catalog: TripCatalog;
  rules: PlannerRules;
  dates: string[];
  /** Budget of a day, in cents. */
  daily: Cents;
  level: PlannerRules['form']['activityLevels'][number] | undefined;
  placeOf: (key: PlaceKey) => PlannerPlace | undefined;
  isSaved: (place: PlannerPlace) => boolean;
  /** What each place is worth to this visitor, whatever the day. */
  worthOf: (place: PlannerPlace) => number;
  /** The middle of all places: the sun rises there within minutes of anywhere else in a park. */
  middle: Position;
}

export function tripContext(form: TripForm, catalog: TripCatalog, rules: PlannerRules): TripContext {
  const dates = tripDates(form.startDate, form.endDate);
  const places = new Map(catalog.places.map((place) => [keyOf(place), place]));
  const saved = new Set<string>(catalog.saved);
  const isSaved = (place: PlannerPlace) => saved.has(keyOf(place));
  const values = new Map(
    catalog.places.map((place, order) => {
      const interests = place.interests.filter((interest) => form.interests.includes(interest)).length;
      const later = order / catalog.places.length;
      return [
        place,
        (isSaved(place) ? worth.saved : 0) + interests * worth.interest + (1 - later) * worth.order,
      ];
    }),
  );
  return {
    form,
    catalog,
    rules,
    dates,
    daily: Math.floor(totalBudget(form.budget, rules.form.defaultBudget) / dates.length),
    level: rules.form.activityLevels.find(({ id }) => id === form.activityLevel),
    placeOf: (key) => places.get(key),
    isSaved,
    worthOf: (place) => values.get(place) ?? 0,
    middle: middleOf(catalog.places),
  };
}

function middleOf(places: readonly Position[]): Position {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

/**
 * Chooses the places of a trip. The same input gives the same choices. Locked stops of `kept` stay where they are, as
 * far as the trip has their day; those of days that it no longer has go to its last day.
 */
export function choosePlaces(context: TripContext, kept: TripChoices | null = null): TripChoices {
  const { catalog } = context;
  const stay = chooseStay(context);
  const locked = lockedStops(context, kept);
  const used = new Map<PlaceKey, number>();
  for (const { place } of locked.flat()) used.set(place, (used.get(place) ?? 0) + 1);
  const days: Stop[][] = [];
  for (const [index, date] of context.dates.entries()) {
    const before = days[index - 1] ?? [];
    const mustRest = before.some(({ place }) => {
      const known = context.placeOf(place);
      return known !== undefined && isHard(known, context.rules);
    });
    const { sunset } = daylight(date, context.middle, catalog.timeZone);
    const day = { index, date, mustRest, bed: stay, used, locked: locked[index] ?? [], sunset };
    const stops = chooseDay(context, day);
    for (const { place, isLocked } of stops) if (!isLocked) used.set(place, (used.get(place) ?? 0) + 1);
    days.push(stops);
  }
  return { stay: stay && { slug: stay.slug, name: stay.name }, days };
}

function lockedStops({ dates, placeOf }: TripContext, kept: TripChoices | null): Stop[][] {
  const locked: Stop[][] = dates.map(() => []);
  for (const [index, stops] of (kept?.days ?? []).entries()) {
    const day = locked[Math.min(index, dates.length - 1)];
    day?.push(...stops.filter(({ isLocked, place }) => isLocked && placeOf(place)));
  }
  return locked;
}

interface OpenDay {
  index: number;
  date: string;
  /** Whether the day before was hard. */
  mustRest: boolean;
  bed: PlannerStay | null;
  /** How often each place stands in the plan so far. */
  used: ReadonlyMap<PlaceKey, number>;
  locked: Stop[];
  /** Minutes since midnight; null where the sun does not set. */
  sunset: number | null;
}

function chooseDay(context: TripContext, day: OpenDay): Stop[] {
  const { locked } = day;
  const placesIn = (part: Stop['part']) =>
    locked.filter((stop) => stop.part === part).flatMap(({ place }) => context.placeOf(place) ?? []);
  const [lockedMorning] = placesIn('morning');
  const [lockedAfternoon] = placesIn('afternoon');
  const mornings = lockedMorning ? [lockedMorning] : morningCandidates(context, day);
  const pool = lockedAfternoon ? [] : afternoonPool(context, day);
  let best: { value: number; morning: PlannerPlace; afternoon: PlannerPlace | null } | null = null;
  for (const morning of mornings) {
    const afternoons = lockedAfternoon ? [lockedAfternoon] : afternoonsNear(context, day, morning, pool);
    for (const afternoon of [null, ...afternoons]) {
      const value = valueOfDay(context, day, morning, afternoon);
      if (!best || value > best.value) best = { value, morning, afternoon };
    }
  }
  const chosen = (place: PlannerPlace | null | undefined, part: Stop['part']): Stop[] =>
    place ? [{ place: keyOf(place), name: place.name, part, isLocked: false }] : [];
  const inMorning = locked.filter(({ part }) => part === 'morning');
  const inAfternoon = locked.filter(({ part }) => part === 'afternoon');
  return [
    ...(inMorning.length > 0 ? inMorning : chosen(best?.morning, 'morning')),
    ...(inAfternoon.length > 0 ? inAfternoon : chosen(best?.afternoon, 'afternoon')),
  ];
}

/** Places that may stand in the morning: those used least, so that none comes twice before all have come once. */
function morningCandidates(context: TripContext, day: OpenDay): PlannerPlace[] {
  const possible = context.catalog.places.filter(
    (place) =>
      place.kind !== 'activity' && mayStand(context, day, place, minutesOf(context.rules.day.morning)),
  );
  const fewest = Math.min(...possible.map((place) => timesUsed(day, place)));
  return possible.filter((place) => timesUsed(day, place) === fewest);
}

/** Activities and short walks for the afternoon that the plan does not have yet. */
function afternoonPool(context: TripContext, day: OpenDay): PlannerPlace[] {
  const { rules, catalog, daily } = context;
  const from = minutesOf(rules.day.afternoon);
  return catalog.places.filter(
    (place) =>
      place.kind !== 'attraction' &&
      place.price !== null &&
      timesUsed(day, place) === 0 &&
      isAffordable(place.price, daily, rules.costs) &&
      mayStand(context, day, place, from),
  );
}

/** Those of the afternoon that lie near a morning's place, and that the day can pay for. */
function afternoonsNear(
  context: TripContext,
  day: OpenDay,
  morning: PlannerPlace,
  pool: readonly PlannerPlace[],
): PlannerPlace[] {
  const { rules, daily, form } = context;
  if (!leavesAfternoon(context, day, morning)) return [];
  const meals = mealCosts(form.groupSize, daily, rules.costs);
  return pool.filter((place) => {
    if (place === morning || (place.kind === 'trail' && morning.kind === 'trail')) return false;
    if (distanceKm(morning, place) > rules.travel.sameDayKm) return false;
    const transport = transportCost(needsCar(day.index, [morning, place], rules), daily, rules.costs);
    const soFar = transport + meals.breakfast + meals.lunch;
    return fitsDay(soFar, groupCost(place, form.groupSize), daily, rules.costs);
  });
}

/** Whether a place may stand on a day at all: in season, open, by daylight, not too hard. */
function mayStand(context: TripContext, day: OpenDay, place: PlannerPlace, from: number): boolean {
  const { rules, level } = context;
  if (closedBecause(place, day.date, rules) !== null) return false;
  if (level && !suitsLevel(place, level)) return false;
  if (day.mustRest && !isRestful(place)) return false;
  const end = from + wayTo(context, day, place) + place.minutes;
  if (end > minutesOf(rules.day.accommodation)) return false;
  return place.kind !== 'trail' || day.sunset === null || end <= day.sunset;
}

/** Whether a morning at a place ends in time for something else. */
function leavesAfternoon(context: TripContext, day: OpenDay, morning: PlannerPlace): boolean {
  const { rules } = context;
  const end = minutesOf(rules.day.morning) + wayTo(context, day, morning) + morning.minutes;
  return end <= minutesOf(rules.day.afternoon);
}

function wayTo({ rules }: TripContext, { bed }: OpenDay, place: PlannerPlace): number {
  return bed ? driveBetween(bed, place, rules.travel).minutes : 0;
}

function valueOfDay(
  context: TripContext,
  day: OpenDay,
  morning: PlannerPlace,
  afternoon: PlannerPlace | null,
): number {
  const bed: Position = day.bed ?? morning;
  const apart = afternoon ? distanceKm(morning, afternoon) * worth.kmApart : 0;
  return (
    context.worthOf(morning) +
    distanceKm(bed, morning) * worth.kmFromBed +
    (afternoon ? context.worthOf(afternoon) + worth.something + apart : 0)
  );
}

function timesUsed({ used }: OpenDay, place: PlannerPlace): number {
  return used.get(keyOf(place)) ?? 0;
}

/** What an activity costs a group, in cents: its price for each person, or once where it is the price of a boat. */
export function groupCost({ price, pricePer }: PlannerPlace, people: number): Cents {
  const isShared = /\b(canoe|boat|group|vehicle|car|sleigh)\b/.test(pricePer ?? '');
  return cents(price ?? 0) * (isShared ? 1 : people);
}

/** Whether a day is planned with a rental car: from some day on, or where a place calls for one. */
export function needsCar(index: number, places: readonly PlannerPlace[], { travel }: PlannerRules): boolean {
  return index + 1 >= travel.carFromDay || places.some(({ callsForCar }) => callsForCar);
}

/**
 * A place to stay that is open on every night: a saved one, else one of the kind that was chosen that the budget can pay,
 * the nearest to what is saved. Another kind, or a dearer one, where there is none.
 */
export function chooseStay({ form, catalog, rules, dates, isSaved, daily }: TripContext): PlannerStay | null {
  const nights = dates.slice(0, -1);
  if (nights.length === 0) return null;
  const open = catalog.stays.filter((stay) => nights.every((night) => isOpenOn(stay.open, night)));
  const saved = open.find(({ slug }) => catalog.saved.includes(`accommodation/${slug}`));
  if (saved) return saved;
  const priced = open.filter(({ price }) => price !== null);
  const band = rules.form.accommodation.find(({ id }) => id === form.accommodationType);
  const inBand = priced.filter(({ price }) => isInBand(price ?? 0, band));
  const paid = inBand.filter(({ price }) => cents(price ?? 0) <= daily * rules.costs.stayLimit);
  const candidates = [paid, inBand, priced].find((group) => group.length > 0) ?? [];
  const wanted = catalog.places.filter(isSaved);
  const away = (stay: PlannerStay) => wanted.reduce((sum, place) => sum + distanceKm(stay, place), 0);
  return candidates.reduce<PlannerStay | null>(
    (best, stay) => (best === null || away(stay) < away(best) ? stay : best),
    null,
  );
}

function isInBand(price: number, band: PlannerRules['form']['accommodation'][number] | undefined): boolean {
  return !band || (price >= band.from && (band.to === null || price < band.to));
}
