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

/** Returns the total budget in cents; the default for a blank or unreadable one. */
export function totalBudget(typed: string, defaultBudget: number): Cents {
  return cents(readBudget(typed) ?? defaultBudget);
}

/** Returns the number of rooms for a group: enough for its adults and for all of its people. */
export function roomsFor(
  { groupSize, childAges }: Group,
  { roomSleeps, roomSleepsWithChildren }: Costs,
): number {
  const adults = groupSize - childAges.length;
  return Math.max(Math.ceil(adults / roomSleeps), Math.ceil(groupSize / roomSleepsWithChildren));
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

/** Returns the planning rate of an option of the form, by the rate of the budget calculator that it names. */
export function rateOf(
  options: readonly { id: string; calculator?: string }[],
  id: string,
  rates: PlannerRules['rates']['meals'],
): Cents {
  const name = options.find((option) => option.id === id)?.calculator;
  return cents((rates.find((rate) => rate.id === name) ?? rates[0])?.rate ?? 0);
}

/**
 * Returns the cost of each meal of a day: the price per person or the share of the daily budget, whichever is lower.
 */
export function mealCosts(
  group: number,
  daily: Cents,
  { mealsPerPerson, mealsShare, mealSplit }: Costs,
): { breakfast: Cents; lunch: Cents; dinner: Cents } {
  const all = Math.min(cents(mealsPerPerson) * group, Math.round(daily * mealsShare));
  const breakfast = Math.round(all * mealSplit.breakfast);
  const lunch = Math.round(all * mealSplit.lunch);
  return { breakfast, lunch, dinner: all - breakfast - lunch };
}

/** Returns the cost of a night: the price of the room, or the cap if the price is above the limit. */
export function stayCost(price: number, daily: Cents, { stayLimit, stayCap }: Costs): Cents {
  return cents(price) > daily * stayLimit ? Math.round(daily * stayCap) : cents(price);
}

/** Returns the transport cost of a day: a share of the daily budget, plus the rental of the cars that a group needs. */
export function transportCost(withCar: boolean, group: number, daily: Cents, costs: Costs): Cents {
  const rental = withCar ? cents(costs.carRentalPerDay) * carsFor(group, costs) : 0;
  return Math.round(daily * costs.transportShare) + rental;
}

/** Returns the number of cars for a group. */
export function carsFor(people: number, { carSeats }: Costs): number {
  return Math.ceil(people / carSeats);
}

/** Returns true if an activity costs at most its share of the daily budget. */
export function isAffordable(price: number, daily: Cents, { priceShare }: Costs): boolean {
  return cents(price) <= daily * priceShare;
}

/** Returns true if a day that costs `soFar` can pay for `more`. */
export function fitsDay(soFar: Cents, more: Cents, daily: Cents, { activityShare }: Costs): boolean {
  return soFar + more <= daily * activityShare;
}

type SharedPrice = PlannerRules['costs']['sharedPrices'][number];
export type Group = Pick<TripForm, 'groupSize' | 'childAges'>;

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
  { sharedPrices }: PlannerRules['costs'],
): GroupPrice {
  const shared = sharedPrices.find(({ per }) => per === pricePer) ?? null;
  const count = shared ? sharesOf(shared, group) : group.groupSize;
  const hours = shared?.perHour ? Math.max(1, Math.ceil(minutes / 60)) : 1;
  return { cost: cents(price ?? 0) * count * hours, count, hours, shared };
}

/** Returns the cost of an activity for a group in cents. */
export function groupCost(place: PlannerPlace, group: Group, costs: PlannerRules['costs']): Cents {
  return groupPrice(place, group, costs).cost;
}

/** Returns the number of boats, cars and the like for a group: families first, the others in full ones. */
function sharesOf({ people, family }: SharedPrice, { groupSize, childAges }: Group): number {
  const children = childAges.length;
  const adults = groupSize - children;
  const isRoomier = family !== undefined && family.adults + family.children > people;
  const families = isRoomier
    ? Math.min(Math.floor(adults / family.adults), Math.floor(children / family.children))
    : 0;
  const rest = groupSize - families * ((family?.adults ?? 0) + (family?.children ?? 0));
  return families + Math.ceil(rest / people);
}

/** What a day of a trip costs a group, in cents. */
export interface TripPrices {
  meals: Record<'breakfast' | 'lunch' | 'dinner', Cents>;
  /** A day with a rental car. */
  car: Cents;
  /** A day without one. */
  bus: Cents;
  /** A night at the listed price of a room. */
  nightOf: (price: number) => Cents;
}

/** Returns what things cost: the planning rates of the budget calculator, and listed prices of rooms. */
export function listedPrices(form: TripForm, { costs, rates, form: offers }: PlannerRules): TripPrices {
  const day = rateOf(offers.dining, form.diningPreference, rates.meals) * form.groupSize;
  const breakfast = Math.round(day * costs.mealSplit.breakfast);
  const lunch = Math.round(day * costs.mealSplit.lunch);
  const rooms = roomsFor(form, costs);
  return {
    meals: { breakfast, lunch, dinner: day - breakfast - lunch },
    car: rateOf(offers.transport, 'car', rates.transport) * carsFor(form.groupSize, costs),
    bus: rateOf(offers.transport, 'bus', rates.transport),
    nightOf: (price) => cents(price) * rooms,
  };
}

/** Returns what the shares of the budget count, as specified. */
export function budgetedPrices({ groupSize }: TripForm, { costs }: PlannerRules, daily: Cents): TripPrices {
  return {
    meals: mealCosts(groupSize, daily, costs),
    car: transportCost(true, groupSize, daily, costs),
    bus: transportCost(false, groupSize, daily, costs),
    nightOf: (price) => stayCost(price, daily, costs),
  };
}
