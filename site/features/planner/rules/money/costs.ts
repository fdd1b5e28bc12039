import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { isClosedToCars } from '../places/placeNotices.ts';
import { readBudget } from './readBudget.ts';

/** Whole cents of the site's currency, so that sums are exact. */
export type Cents = number;

type Costs = PlannerRules['costs'];

export function cents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Returns the total budget in cents; the default for a blank field. A `formProblem` refuses what is no amount. */
export function totalBudget(typed: string, defaultBudget: number): Cents {
  const read = readBudget(typed);
  return cents(read && 'amount' in read ? read.amount : defaultBudget);
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

/**
 * Returns true if a day needs a rental car: from a fixed day on, or if a place requires it. A car is of no use for
 * places closed to cars, so they require none, and a day with no other places needs none.
 */
export function needsCar(
  { index, date }: { index: number; date: string },
  places: readonly PlannerPlace[],
  { travel }: PlannerRules,
): boolean {
  const isOpen = (place: PlannerPlace) => !isClosedToCars(place, date);
  if (index + 1 >= travel.carFromDay) return places.length === 0 || places.some(isOpen);
  return places.some((place) => place.callsForCar && isOpen(place));
}
