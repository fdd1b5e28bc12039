import type { PlannerRules, PlannerPlace } from '#schemas/types/published.ts';
import type { TripForm } from '../trip.ts';

/** Whole cents of the site's currency, so that sums are exact. */
export type Cents = number;

type Costs = PlannerRules['costs'];

export function cents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Above this amount, sums in cents are no longer exact. */
const largestBudget = 1_000_000_000;

/** Reads a budget: digits, with a sign of thousands or a currency sign. Null for a blank or unreadable one. */
export function readBudget(typed: string): number | null {
  const digits = typed.replaceAll(/[\s\p{Sc}]|[,.’'](?=\d{3}(?!\d))/gu, '');
  if (!/^\d+([.,]\d{1,2})?$/.test(digits)) return null;
  return Math.min(Number(digits.replace(',', '.')), largestBudget);
}

export type Group = Pick<TripForm, 'groupSize' | 'childAges'>;

/** Returns the number of rooms for a group: enough for its adults and for all of its people. */
export function roomsFor(
  { groupSize, childAges }: Group,
  { roomSleeps, roomSleepsWithChildren }: Costs,
): number {
  const adults = groupSize - childAges.length;
  return Math.max(Math.ceil(adults / roomSleeps), Math.ceil(groupSize / roomSleepsWithChildren));
}

/** Returns the number of cars for a group. */
export function carsFor({ groupSize }: Group, { carSeats }: Costs): number {
  return Math.ceil(groupSize / carSeats);
}

/** Returns the rental of the cars that a group needs, for a day. */
export function carRental(group: Group, costs: Costs): Cents {
  return cents(costs.carRentalPerDay) * carsFor(group, costs);
}

/** Returns the price of park passes for the adults of a trip, at the rates of the budget calculator; children are free. */
export function passCost(
  { groupSize, childAges }: Group,
  days: number,
  { pass }: PlannerRules['rates'],
): Cents {
  const perPerson = days > pass.annualAfterDays ? pass.annualPerPerson : pass.dailyPerPerson * days;
  const all = perPerson * (groupSize - childAges.length);
  return cents(groupSize <= pass.familyGroupSize ? Math.min(all, pass.familyGroup) : all);
}

type SharedPrice = Costs['sharedPrices'][number];

/** Price of an activity for a group: a count of people or of shared things, for a number of hours. */
export interface GroupPrice {
  cost: Cents;
  /** Number of people, or of boats, cars and the like that the group needs. */
  count: number;
  hours: number;
  /** Shared thing that is paid, or null if each person pays. */
  shared: SharedPrice | null;
}

/**
 * Returns the price of an activity for a group: per person, or per shared thing for as many as the group needs. A price
 * per hour is paid for each hour that begins. Children count at the adult price, because records know no other.
 */
export function groupPrice(
  { price, pricePer, minutes }: Pick<PlannerPlace, 'price' | 'pricePer' | 'minutes'>,
  group: Group,
  { sharedPrices }: Costs,
): GroupPrice {
  const shared = sharedPrices.find(({ per }) => per === pricePer) ?? null;
  const count = shared ? sharesOf(shared, group) : group.groupSize;
  const hours = shared?.perHour ? Math.max(1, Math.ceil(minutes / 60)) : 1;
  return { cost: cents(price ?? 0) * count * hours, count, hours, shared };
}

/** Returns the number of boats, cars and the like for a group: families first, the others in full ones. */
function sharesOf({ people, family }: SharedPrice, { groupSize, childAges }: Group): number {
  if (!family || family.adults + family.children <= people) return Math.ceil(groupSize / people);
  const children = childAges.length;
  const families = Math.min(
    Math.floor((groupSize - children) / family.adults),
    Math.floor(children / family.children),
  );
  return families + Math.ceil((groupSize - families * (family.adults + family.children)) / people);
}

/** Prices of a day for a group. */
export interface TripPrices extends Record<'breakfast' | 'lunch' | 'dinner', Cents> {
  /** A day with a rental car. */
  car: Cents;
  /** A day without one. */
  bus: Cents;
  /** A night at the listed price of a room. */
  nightOf: (price: number) => Cents;
}

/** Returns what things cost: the planning rates of the budget calculator, and listed prices of rooms. */
export function listedPrices(form: TripForm, { costs, rates, form: offers }: PlannerRules): TripPrices {
  const rooms = roomsFor(form, costs);
  return {
    ...mealPrices(rateOf(offers.dining, form.diningPreference, rates.meals) * form.groupSize, costs),
    car: rateOf(offers.transport, 'car', rates.transport) * carsFor(form, costs),
    bus: rateOf(offers.transport, 'bus', rates.transport),
    nightOf: (price) => cents(price) * rooms,
  };
}

/**
 * Returns what the shares of the daily budget count, as specified: meals up to a price per person and a share, a share
 * and the rental for getting around, and a room at its price or, above the limit, at the cap.
 */
export function budgetedPrices(group: Group, { costs }: PlannerRules, daily: Cents): TripPrices {
  const share = Math.round(daily * costs.transportShare);
  const meals = Math.min(cents(costs.mealsPerPerson) * group.groupSize, Math.round(daily * costs.mealsShare));
  return {
    ...mealPrices(meals, costs),
    car: share + carRental(group, costs),
    bus: share,
    nightOf: (price) =>
      cents(price) > daily * costs.stayLimit ? Math.round(daily * costs.stayCap) : cents(price),
  };
}

/** Splits the price of a day's meals. */
function mealPrices(day: Cents, { mealSplit }: Costs) {
  const breakfast = Math.round(day * mealSplit.breakfast);
  const lunch = Math.round(day * mealSplit.lunch);
  return { breakfast, lunch, dinner: day - breakfast - lunch };
}

/** Returns the planning rate of an option of the form, by the rate of the budget calculator that it names. */
function rateOf(
  options: readonly { id: string; calculator?: string }[],
  id: string,
  rates: PlannerRules['rates']['meals'],
): Cents {
  const name = options.find((option) => option.id === id)?.calculator;
  return cents((rates.find((rate) => rate.id === name) ?? rates[0])?.rate ?? 0);
}
