import type { PlannerRules } from '#schemas/types/published.ts';
import { isDate } from '../../../calendar/dates.ts';
import { type Advice, adviceFor } from './advice.ts';
import { type ChecklistEntry, checklistOf } from './checklist.ts';
import { type Cents, passCost } from './money/costs.ts';
import { type NoticeToRead, noticesToRead } from './noticesToRead.ts';
import { type PlanDay, planDays } from './planDays.ts';
import { searchInSlices } from './search.ts';
import type { TripCatalog, TripChoices, TripForm, Weather } from './trip.ts';
import { type TripContext, tripContext } from './tripContext.ts';
import { datesProblem } from './tripDates.ts';

export interface TripPlan {
  form: TripForm;
  choices: TripChoices;
  /** Records that the visitor had saved when the plan was made. */
  saved: TripCatalog['saved'];
  days: PlanDay[];
  checklist: ChecklistEntry[];
  /** Notices that the plan meets. */
  notices: NoticeToRead[];
  advice: Advice;
  totals: TripTotals;
}

/** Amounts in cents, without the checklist. */
export interface TripTotals {
  /** What the trip costs as listed: its days and the park pass. */
  total: Cents;
  pass: Cents;
  perPerson: Cents;
  /** Sum of the days by the shares of the budget, as specified. */
  budgeted: Cents;
  budget: Cents;
}

/** Chooses places and beds for a trip without a `formProblem`. What the visitor chose in the earlier choices `kept` stays. */
export function planTrip(
  form: TripForm,
  catalog: TripCatalog,
  rules: PlannerRules,
  kept: TripChoices | null = null,
): Promise<TripChoices> {
  return searchInSlices(tripContext(form, catalog, rules), kept);
}

/** Returns a plan: days with places, meals, beds and costs, checklist, advice and totals. */
export function planFromChoices(
  context: TripContext,
  choices: TripChoices,
  weather: Weather | null,
): TripPlan {
  const { form, rules, budget } = context;
  const days = planDays(context, choices);
  const pass = passCost(form, days.length, rules.rates);
  const total = days.reduce((sum, { totalCost }) => sum + totalCost, pass);
  return {
    form,
    choices,
    saved: context.catalog.saved,
    days,
    checklist: checklistOf(context, days),
    notices: noticesToRead(context, days),
    advice: adviceFor(form, weather, rules),
    totals: {
      total,
      pass,
      perPerson: Math.round(total / form.groupSize),
      budgeted: days.reduce((sum, day) => sum + day.budgeted, 0),
      budget,
    },
  };
}

/** Returns a message about a form that cannot be planned, or null. */
export function formProblem(
  { startDate, endDate, groupSize, childAges }: TripForm,
  { form }: PlannerRules,
): string | null {
  if (!isDate(startDate) || !isDate(endDate)) return 'Choose a start date and an end date.';
  const wrongDates = datesProblem(startDate, endDate, form.longestTrip);
  if (wrongDates !== null) return wrongDates;
  const { min, max } = form.group;
  if (!Number.isInteger(groupSize) || groupSize < min || groupSize > max)
    return `A plan is for ${min} to ${max} people.`;
  if (childAges.length >= groupSize)
    return 'At least one adult is needed. "People" counts everyone, children included.';
  return null;
}
