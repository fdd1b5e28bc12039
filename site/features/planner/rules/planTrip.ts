import type { PlannerRules } from '#schemas/types/published.ts';
import { type Advice, adviceFor } from './advice.ts';
import { type ChecklistEntry, checklistOf } from './checklist.ts';
import { choosePlaces } from './choose/choosePlaces.ts';
import { type Cents, totalBudget } from './money/costs.ts';
import { layOutDays, type PlanDay } from './day/layOutPlan.ts';
import { type NoticeToRead, noticesToRead } from './noticesToRead.ts';
import { unplannedPlaces } from './unplannedPlaces.ts';
import type { TripCatalog, TripChoices, TripForm, Weather } from './trip.ts';
import { readBudget } from './money/readBudget.ts';
import { type TripContext, tripContext } from './tripContext.ts';
import { isDate } from '../../../calendar/dates.ts';
import { tripLength } from './tripDates.ts';

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
  /** Saved places that are on no day, with the reason. */
  unplanned: string[];
}

/** Amounts in cents, without the checklist. */
export interface TripTotals {
  total: Cents;
  perPerson: Cents;
  perDay: Cents;
  budget: Cents;
}

/**
 * Plans a trip: days with places, meals, beds and costs, checklist, advice and totals. Deterministic. Locked stops of
 * the earlier choices `kept` stay. Throws a RangeError for a form with a `formProblem`.
 */
export function planTrip(
  form: TripForm,
  catalog: TripCatalog,
  weather: Weather | null,
  rules: PlannerRules,
  kept: TripChoices | null = null,
): TripPlan {
  const problem = formProblem(form, rules);
  if (problem) throw new RangeError(problem);
  const context = tripContext(form, catalog, rules);
  return planFromChoices(context, choosePlaces(context, kept), weather);
}

/** Returns the plan of given choices, for example after the visitor changed them. */
export function planFromChoices(
  context: TripContext,
  choices: TripChoices,
  weather: Weather | null,
): TripPlan {
  const { form, rules } = context;
  const days = layOutDays(context, choices);
  const total = days.reduce((sum, { totalCost }) => sum + totalCost, 0);
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
      perPerson: Math.round(total / form.groupSize),
      perDay: Math.round(total / days.length),
      budget: totalBudget(form.budget, rules.form.defaultBudget),
    },
    unplanned: unplannedPlaces(context, choices),
  };
}

/** Returns a message about a form that cannot be planned, or null. */
export function formProblem(
  { startDate, endDate, groupSize, childAges, budget }: TripForm,
  { form }: PlannerRules,
): string | null {
  if (!isDate(startDate) || !isDate(endDate)) return 'Choose a start date and an end date.';
  if (endDate < startDate) return 'The trip ends before it starts. Choose a later end date.';
  if (tripLength(startDate, endDate) > form.longestTrip)
    return `A plan holds at most ${form.longestTrip} days. Choose an earlier end date.`;
  const { min, max } = form.group;
  if (!Number.isInteger(groupSize) || groupSize < min || groupSize > max)
    return `A plan is for ${min} to ${max} people.`;
  if (childAges.length >= groupSize)
    return 'A plan needs an adult. Enter more people than children, because people counts the whole group.';
  const typed = readBudget(budget);
  return typed && 'problem' in typed ? typed.problem : null;
}
