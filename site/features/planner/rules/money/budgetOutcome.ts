import type { PlannerRules } from '#schemas/types/published.ts';
import { bedNights, listedGap } from '../beds/bedNights.ts';
import type { Cents } from './costs.ts';
import type { TripPlan } from '../planTrip.ts';
import { readBudget } from './readBudget.ts';

/** Comparison of a plan with the budget, at listed prices where the plan counts less. */
export interface BudgetOutcome {
  /** True if the visitor gave no budget. */
  isAssumed: boolean;
  /** Amount by which the beds are listed above what the plan counts. */
  gap: Cents;
  /** Total of the plan with the beds at their listed prices. */
  listedTotal: Cents;
  /** Budget without that total; below zero if it does not suffice. */
  left: Cents;
}

/** Compares a plan with its budget. */
export function budgetOutcome(
  { form, days, totals }: Pick<TripPlan, 'form' | 'days' | 'totals'>,
  { costs }: PlannerRules,
): BudgetOutcome {
  const gap = listedGap(bedNights(days, form, costs));
  const listedTotal = totals.total + gap;
  return {
    isAssumed: readBudget(form.budget) === null,
    gap,
    listedTotal,
    left: totals.budget - listedTotal,
  };
}
