import { minutesOf } from '#schemas/rules/timeText.ts';
import type { PlannerDay, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { type Daylight, daylight } from '../../../calendar/daylight.ts';
import { cachedByKey } from './cachedValues.ts';
import {
  budgetedPrices,
  cents,
  type Cents,
  listedPrices,
  readBudget,
  roomsFor,
  type TripPrices,
} from './money/costs.ts';
import { levelOf, type PlaceOfTrip, placesOfTrip } from './placeOfTrip.ts';
import { placeOnDay, type PlaceOnDay } from './places/placeOnDay.ts';
import { type Spot, type Way, wayFinder } from './places/roads.ts';
import type { PlaceKey, TripCatalog, TripForm } from './trip.ts';
import { tripDates } from './tripDates.ts';

/** Derived data of a trip, computed once for all rules. Days count from 0. */
export interface TripContext {
  form: TripForm;
  catalog: TripCatalog;
  rules: PlannerRules;
  dates: string[];
  budget: Cents;
  /** Budget of a day. */
  daily: Cents;
  rooms: number;
  prices: TripPrices;
  /** Prices by the shares of the budget, as specified. */
  budgetedPrices: TripPrices;
  /** Minutes of walks that a day of more than one may have. */
  longestWalking: number;
  places: readonly PlaceOfTrip[];
  /** Places that the planner may choose, the most valuable first. */
  choices: readonly PlaceOfTrip[];
  placeOf: (key: PlaceKey) => PlaceOfTrip | undefined;
  stayOf: (slug: string) => PlannerStay | undefined;
  /** Facts about a place on a day of the trip, cached. */
  onDay: (place: PlaceOfTrip, day: number) => PlaceOnDay;
  /** Minutes since midnight at which the parts of a day begin. */
  begins: Record<keyof PlannerDay, number>;
  /** Minutes since midnight of the arrival on the first day, and of the departure on the last; open ones bind nothing. */
  arrivalOn: (day: number) => number;
  departureOn: (day: number) => number;
  /** Ways on a day from a spot to others, cached. */
  waysFrom: (day: number, from: Spot) => (to: Spot) => Way;
  /** Daylight in the middle of the park. It differs by minutes within the park. */
  lightOf: (day: number) => Daylight;
}

/** Walks of a day together may take this much longer than the longest one of the chosen level. */
const walkingOfDay = 1.2;
const mostWalking = 7 * 60;

/** Returns the data of a trip that its rules share. */
export function tripContext(form: TripForm, catalog: TripCatalog, rules: PlannerRules): TripContext {
  const dates = tripDates(form.startDate, form.endDate);
  const dateOf = (day: number) => dates[day] ?? form.startDate;
  const budget = cents(readBudget(form.budget) ?? rules.form.defaultBudget);
  const daily = Math.floor(budget / dates.length);
  const places = placesOfTrip(form, catalog, rules, daily);
  const byKey = new Map(places.map((place) => [place.key, place]));
  const stays = new Map(catalog.stays.map((stay) => [stay.slug, stay]));
  const mean = (of: 'latitude' | 'longitude') =>
    places.reduce((sum, { place }) => sum + place[of], 0) / Math.max(1, places.length);
  const middle = { latitude: mean('latitude'), longitude: mean('longitude') };
  const findWays = wayFinder(catalog.roads, rules.travel, form.transport === 'bus');
  const waysOn = cachedByKey((day: number) => findWays(dateOf(day)));
  const factsOn = cachedByKey((day: number) =>
    cachedByKey(({ place }: PlaceOfTrip) => placeOnDay(place, dateOf(day), form, rules)),
  );
  return {
    form,
    catalog,
    rules,
    dates,
    budget,
    daily,
    rooms: roomsFor(form, rules.costs),
    prices: listedPrices(form, rules),
    budgetedPrices: budgetedPrices(form, rules, daily),
    longestWalking: Math.min(
      mostWalking,
      (levelOf(form, rules)?.longestWalkMinutes ?? Infinity) * walkingOfDay,
    ),
    places,
    choices: places
      .filter(({ unfit, unasked }) => unfit === null && unasked === null)
      .sort((a, b) => b.value - a.value),
    placeOf: (key) => byKey.get(key),
    stayOf: (slug) => stays.get(slug),
    onDay: (place, day) => factsOn(day)(place),
    begins: beginsOf(rules.day),
    arrivalOn: (day) => (day === 0 && form.arrivalTime !== '' ? minutesOf(form.arrivalTime) : 0),
    departureOn: (day) =>
      day === dates.length - 1 && form.departureTime !== '' ? minutesOf(form.departureTime) : Infinity,
    waysFrom: (day, from) => waysOn(day)(from),
    lightOf: cachedByKey((day) => daylight(dateOf(day), middle, catalog.zoneOffsets)),
  };
}

function beginsOf(day: PlannerDay): TripContext['begins'] {
  const begins = Object.entries(day).map(([part, time]) => [part, minutesOf(time)]);
  return Object.fromEntries(begins) as TripContext['begins'];
}
