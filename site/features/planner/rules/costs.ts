import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';

/** Amounts are whole cents of the guide's currency, so that they add up exactly. */
export type Cents = number;

type Costs = PlannerRules['costs'];

/** Above this, sums of cents are no longer exact. */
const largestBudget = 1_000_000_000_000;

export function cents(amount: number): Cents {
  return Math.round(amount * 100);
}

/** The total budget from what was typed, in cents: the default when it is blank or no amount. */
export function totalBudget(typed: string, defaultBudget: number): Cents {
  const plain = typed.replaceAll(/[\s,\p{Sc}]/gu, '');
  const amount = /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : defaultBudget;
  return cents(amount <= largestBudget ? amount : defaultBudget);
}

/** What a group eats on a day: the smaller of the amount for each person and the share of the daily budget, split. */
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

/** What a plan counts for a night: the price of the room, or the cap when the price is above the limit. */
export function stayCost(price: number, daily: Cents, { stayLimit, stayCap }: Costs): Cents {
  return cents(price) > daily * stayLimit ? Math.round(daily * stayCap) : cents(price);
}

/** What getting around costs on a day: a share of the daily budget, and the rental where there is a car. */
export function transportCost(withCar: boolean, daily: Cents, costs: Costs): Cents {
  return Math.round(daily * costs.transportShare) + (withCar ? cents(costs.carRentalPerDay) : 0);
}

/** Whether an activity of this price may be kept: at most the share of the daily budget. */
export function isAffordable(price: number, daily: Cents, { priceShare }: Costs): boolean {
  return cents(price) <= daily * priceShare;
}

/** Whether a day that has come to `soFar` may take something more. */
export function fitsDay(soFar: Cents, more: Cents, daily: Cents, { activityShare }: Costs): boolean {
  return soFar + more <= daily * activityShare;
}

/** What an activity costs a group, in cents: its price for each person, or once where it is the price of a boat. */
export function groupCost({ price, pricePer }: PlannerPlace, people: number): Cents {
  if (!price) return 0;
  const isShared = pricePer !== null && /\b(canoe|boat|group|vehicle|car|sleigh)\b/.test(pricePer);
  return cents(price) * (isShared ? 1 : people);
}

/** Whether a day is planned with a rental car: from some day on, or where a place calls for one. */
export function needsCar(index: number, places: readonly PlannerPlace[], { travel }: PlannerRules): boolean {
  return index + 1 >= travel.carFromDay || places.some(({ callsForCar }) => callsForCar);
}
