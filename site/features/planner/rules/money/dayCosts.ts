import type { PlannerPlace } from '#schemas/types/published.ts';
import { isCarDay } from '../places/carDay.ts';
import {
  type Cents,
  fitsDay,
  isAffordable,
  mealCosts,
  stayCost,
  totalBudget,
  transportCost,
} from './costs.ts';
import { type OpenDay, openDay } from '../day/openDay.ts';
import { stayOfNight } from '../beds/bedNights.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the transport cost of a day. */
export function transportOf({ daily, form, rules }: TripContext, withCar: boolean): Cents {
  return transportCost(withCar, form.groupSize, daily, rules.costs);
}

export function mealsOf({ form, daily, rules }: TripContext): ReturnType<typeof mealCosts> {
  return mealCosts(form.groupSize, daily, rules.costs);
}

/** Returns the rental of a car on a day with given places, or nothing if it needs none. */
export function carCost(context: TripContext, day: OpenDay, places: readonly PlannerPlace[]): Cents {
  return isCarDay(context, day, places) ? transportOf(context, true) - transportOf(context, false) : 0;
}

/**
 * Returns true if a day may hold its places: together with transport, breakfast and lunch they cost at most the share
 * of the daily budget, and each at most its own share.
 */
export function isPayable(context: TripContext, day: OpenDay, places: readonly PlannerPlace[]): boolean {
  const { daily, rules } = context;
  const cost = places.reduce((sum, place) => sum + context.costOf(place), 0);
  if (cost === 0) return true;
  const { breakfast, lunch } = mealsOf(context);
  const soFar = transportOf(context, isCarDay(context, day, places)) + breakfast + lunch;
  return (
    places.every(({ price }) => isAffordable(price ?? 0, daily, rules.costs)) &&
    fitsDay(soFar, cost, daily, rules.costs)
  );
}

/**
 * Returns the part of the budget that meals, transport and beds leave for places. It is negative if these alone exceed
 * the budget.
 */
export function spareBudget(context: TripContext, stays: TripChoices['stays']): Cents {
  const { form, rules, daily, dates } = context;
  const { breakfast, lunch, dinner } = mealsOf(context);
  const fixed = dates.reduce((sum, _date, index) => {
    const withCar = isCarDay(context, openDay(context, stays, index, []), []);
    const bed = index < dates.length - 1 ? stayOfNight(context, stays, index) : null;
    const night = stayCost(bed?.price ?? 0, daily, rules.costs);
    return sum + breakfast + lunch + dinner + transportOf(context, withCar) + night;
  }, 0);
  return totalBudget(form.budget, rules.form.defaultBudget) - fixed;
}
