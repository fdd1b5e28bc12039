import type { PlannerRules, ReadyTrip } from '#schemas/types/published.ts';
import { keepTripDates } from '../../tripDates/tripDatesStore.ts';
import { formProblem, planTrip } from './rules/planTrip.ts';
import type { TripCatalog } from './rules/trip.ts';
import type { SharedPlan } from './share/plan.ts';
import { decodePlan } from './share/planCode.ts';
import { useTripStore } from './share/tripStore.ts';
import { tripOnDates } from './trips/tripOnDates.ts';
import type { Message } from './usePlanner.ts';

// One file for the whole planner, so that a retry fetches all of it.
export { Itinerary } from './view/Itinerary.tsx';

/** Returns a message about a form that cannot be planned, or null. */
export function formMessage(form: SharedPlan['form'], rules: PlannerRules): Message | null {
  const heading = formProblem(form, rules);
  return heading === null ? null : { tone: 'warning', heading, texts: [] };
}

/** Records and rules that a plan is made from. */
export interface TripSource {
  catalog: TripCatalog;
  rules: PlannerRules;
}

/** Plans the trip of a form; what the visitor chose in the plan before stays. */
export async function planForm(form: SharedPlan['form'], { catalog, rules }: TripSource) {
  const problem = formMessage(form, rules);
  if (problem) return problem;
  const choices = await planTrip(form, catalog, rules, useTripStore.getState().trip?.choices);
  keepPlan({ form, choices, saved: catalog.saved });
  return null;
}

/** Puts a ready trip on dates. Returns a message about what had to change for them, or null. */
export async function planReadyTrip(ready: ReadyTrip, startDate: string, { catalog, rules }: TripSource) {
  const { form, choices, changes } = tripOnDates(ready, startDate, catalog, rules);
  keepPlan({ form, choices, saved: catalog.saved });
  const message: Message = { tone: 'info', heading: 'What changed for your dates', texts: changes };
  return changes.length === 0 ? null : message;
}

/** Keeps a plan, whose dates become those of the visitor. */
function keepPlan(plan: SharedPlan): void {
  useTripStore.getState().keep(plan);
  keepTripDates(plan.form.startDate, plan.form.endDate);
}

/** Opens the plan of a link, which is the visitor's own from then on. Returns a message about a broken link, or null. */
export async function openLink(code: string, rules: PlannerRules): Promise<Message | null> {
  const plan = await decodePlan(code);
  const problem = 'problem' in plan ? plan.problem : formProblem(plan.form, rules);
  if ('problem' in plan || problem !== null) {
    const texts = [`${problem} Ask for the link again, or plan your own trip.`];
    return { tone: 'danger', heading: "We can't open this plan", texts };
  }
  useTripStore.getState().keep(plan);
  return null;
}
