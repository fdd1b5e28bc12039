import type { PlannerRules } from '#schemas/types/published.ts';
import type { TripForm } from '../trip.ts';
import { carsFor, type Cents, cents, mealCosts, rateOf, roomsFor, stayCost, transportCost } from './costs.ts';

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
