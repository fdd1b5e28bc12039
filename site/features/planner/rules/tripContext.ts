import { minutesOf } from '#schemas/rules/timeText.ts';
import type { PlannerDay, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { type Daylight, daylight } from '../../../calendar/daylight.ts';
import { cachedByKey } from './cachedValues.ts';
import {
  roomsFor,
  totalBudget,
  budgetedPrices,
  listedPrices,
  type Cents,
  type TripPrices,
} from './money/costs.ts';
import { levelOf, type PlaceOfTrip, placesOfTrip } from './placeOfTrip.ts';
import { placeOnDay, shareLine, type PlaceOnDay } from './places/placeOnDay.ts';
import { distanceKm, type Spot, type Way, wayFinder } from './places/roads.ts';
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
  /** Places to eat, in the order of the list. */
  eatingPlaces: readonly PlaceOfTrip[];
  placeOf: (key: PlaceKey) => PlaceOfTrip | undefined;
  stayOf: (slug: string) => PlannerStay | undefined;
  /** Facts about a place on a day of the trip, cached. */
  onDay: (place: PlaceOfTrip, day: number) => PlaceOnDay;
  /** Minutes since midnight at which the parts of a day begin. */
  begins: Record<keyof PlannerDay, number>;
  /** Minutes since midnight of the arrival on the first day, and of the departure on the last; open ones bind nothing. */
  arrivalOn: (day: number) => number;
  departureOn: (day: number) => number;
  /** True if a place is too far from a bed to walk and no bus joins them, cached. */
  isFarFrom: (day: number, bed: PlannerStay, place: PlannerPlace) => boolean;
  wayBetween: (day: number, from: Spot, to: Spot) => Way;
  /** Daylight in the middle of the park. It differs by minutes within the park. */
  lightOf: (day: number) => Daylight;
}

/** Walks of a day together may take this much longer than the longest one of the chosen level. */
const walkingOfDay = 1.2;
const mostWalking = 7 * 60;

/** Returns the data of a trip that its rules share. */
export function tripContext(form: TripForm, catalog: TripCatalog, rules: PlannerRules): TripContext {
  const dates = tripDates(form.startDate, form.endDate);
  const budget = totalBudget(form.budget, rules.form.defaultBudget);
  const daily = Math.floor(budget / dates.length);
  const places = placesOfTrip(form, catalog, rules, daily);
  const byKey = new Map(places.map((place) => [place.key, place]));
  const stays = new Map(catalog.stays.map((stay) => [stay.slug, stay]));
  const middle = middleOf(catalog.places);
  const ways = wayFinder(catalog.roads, rules.travel, form.transport === 'bus');
  const waysOn = dates.map((date) => ways(date));
  const facts = dates.map((date) =>
    cachedByKey((place: PlaceOfTrip) => placeOnDay(place.place, date, form, rules)),
  );
  const far = dates.map((date) =>
    cachedByKey((bed: PlannerStay) =>
      cachedByKey(
        (place: PlannerPlace) =>
          distanceKm(bed, place) > rules.travel.withoutCarKm && !shareLine(bed, place, date),
      ),
    ),
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
    eatingPlaces: places.filter(({ place }) => place.meals !== undefined),
    placeOf: (key) => byKey.get(key),
    stayOf: (slug) => stays.get(slug),
    onDay: (place, day) => (facts[day] ?? facts[0] ?? missing)(place),
    begins: beginsOf(rules.day),
    arrivalOn: (day) => (day === 0 && form.arrivalTime !== '' ? minutesOf(form.arrivalTime) : 0),
    departureOn: (day) =>
      day === dates.length - 1 && form.departureTime !== '' ? minutesOf(form.departureTime) : Infinity,
    isFarFrom: (day, bed, place) => (far[day] ?? missing)(bed)(place),
    wayBetween: (day, from, to) => (waysOn[day] ?? ways(form.startDate))(from, to),
    lightOf: cachedByKey((day) => daylight(dates[day] ?? form.startDate, middle, catalog.zoneOffsets)),
  };
}

function missing(): never {
  throw new RangeError('a trip has at least one day');
}

function beginsOf(day: PlannerDay): TripContext['begins'] {
  const begins = Object.entries(day).map(([part, time]) => [part, minutesOf(time)]);
  return Object.fromEntries(begins) as TripContext['begins'];
}

function middleOf(places: readonly PlannerPlace[]): Pick<PlannerPlace, 'latitude' | 'longitude'> {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}
