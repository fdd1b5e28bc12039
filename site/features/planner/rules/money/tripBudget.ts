import type { PlannerPlace } from '#schemas/types/published.ts';
import type { Cents } from './costs.ts';
import { carCost, spareBudget } from './dayCosts.ts';
import { placesOf } from '../places/isHardDay.ts';
import { type OpenDay, openDay } from '../day/openDay.ts';
import type { Stop, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Part of the budget that is left for places while a plan is made. */
export interface TripBudget {
  /** Returns a test for places to add to those that a day has. */
  roomFor: (day: OpenDay, own: readonly PlannerPlace[]) => (added: readonly PlannerPlace[]) => boolean;
  spend: (day: OpenDay, own: readonly PlannerPlace[], added: readonly PlannerPlace[]) => void;
}

/** Returns the budget that meals, transport, beds and given stops leave. Places without a cost always have room. */
export function tripBudget(
  context: TripContext,
  stays: TripChoices['stays'],
  days: readonly (readonly Stop[])[],
): TripBudget {
  const costBeside = (day: OpenDay, own: readonly PlannerPlace[]) => {
    const ownCar = carCost(context, day, own);
    return (added: readonly PlannerPlace[]): Cents =>
      added.reduce((sum, place) => sum + context.costOf(place), 0) +
      carCost(context, day, [...own, ...added]) -
      ownCar;
  };
  let spare = spareBudget(context, stays);
  for (const [index, stops] of days.entries())
    spare -= costBeside(openDay(context, stays, index, []), [])(placesOf(context, stops));
  return {
    roomFor: (day, own) => {
      const costOfMore = costBeside(day, own);
      return (added) => costOfMore(added) <= Math.max(0, spare);
    },
    spend: (day, own, added) => {
      spare -= costBeside(day, own)(added);
    },
  };
}
