import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { isClosedToCars } from './placeNotices.ts';

/** Whole cents of the site's currency, so that sums are exact. */
export type Cents = number;

type Costs = PlannerRules['costs'];

/** Above this amount, sums of cents are no longer exact. */
const largestBudget = 1_000_000_000_000;

export function cents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Returns the total budget in cents; the default if the input is empty or no amount. */
export function totalBudget(typed: string, defaultBudget: number): Cents {
  const plain = typed.replaceAll(/[\s,\p{Sc}]/gu, '');
  const amount = /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : defaultBudget;
  return cents(amount <= largestBudget ? amount : defaultBudget);
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

/** Returns the transport cost of a day: a share of the daily budget, plus the rental of a car. */
export function transportCost(withCar: boolean, daily: Cents, costs: Costs): Cents {
  return Math.round(daily * costs.transportShare) + (withCar ? cents(costs.carRentalPerDay) : 0);
}

/** Returns true if an activity costs at most its share of the daily budget. */
export function isAffordable(price: number, daily: Cents, { priceShare }: Costs): boolean {
  return cents(price) <= daily * priceShare;
}

/** Returns true if a day that costs `soFar` can pay for `more`. */
export function fitsDay(soFar: Cents, more: Cents, daily: Cents, { activityShare }: Costs): boolean {
  return soFar + more <= daily * activityShare;
}

/** Returns the cost of an activity for a group in cents: per person, or once per boat. */
export function groupCost({ price, pricePer }: PlannerPlace, people: number): Cents {
  if (!price) return 0;
  const isShared = pricePer !== null && /\b(canoe|boat|group|vehicle|car|sleigh)\b/.test(pricePer);
  return cents(price) * (isShared ? 1 : people);
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
  const open = places.filter((place) => !isClosedToCars(place, date));
  if (open.length === 0 && places.length > 0) return false;
  return index + 1 >= travel.carFromDay || open.some(({ callsForCar }) => callsForCar);
}
