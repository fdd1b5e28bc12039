import type { PlannerRules } from '#schemas/types/published.ts';
import type { TripForm } from '../rules/trip.ts';

type FormRules = PlannerRules['form'];

/** Query keys of the budget calculator and the matching choices of the planner. */
const choices = {
  accommodation: ['accommodationType', 'accommodation'],
  activities: ['activityLevel', 'activityLevels'],
  meals: ['diningPreference', 'dining'],
} as const satisfies Record<string, [keyof TripForm, keyof FormRules]>;

const choiceNames = Object.keys(choices) as (keyof typeof choices)[];

/** Returns the query that passes a trip on to the budget calculator. */
export function toCalculator(form: TripForm, days: number, rules: FormRules): URLSearchParams {
  const query = new URLSearchParams({ days: String(days), people: String(form.groupSize) });
  for (const name of choiceNames) {
    const [field, options] = choices[name];
    const chosen = rules[options].find(({ id }) => id === form[field]);
    if (chosen?.calculator) query.set(name, chosen.calculator);
  }
  return query;
}

/** Reads a trip from a query of the budget calculator; missing and invalid values are left out. */
export function fromCalculator(
  query: URLSearchParams,
  rules: FormRules,
): { form: Partial<TripForm>; days: number | null } {
  const form: Partial<TripForm> = {};
  const people = Number(query.get('people'));
  const days = Number(query.get('days'));
  const total = query.get('total');
  if (Number.isInteger(people) && people >= rules.group.min)
    form.groupSize = Math.min(people, rules.group.max);
  if (total !== null && Number(total) > 0) form.budget = String(Math.round(Number(total)));
  for (const name of choiceNames) {
    const [field, options] = choices[name];
    const chosen = rules[options].find(({ calculator }) => calculator && calculator === query.get(name));
    if (chosen) form[field] = chosen.id;
  }
  const isTrip = Number.isInteger(days) && days >= 1 && days <= rules.longestTrip;
  return { form, days: isTrip ? days : null };
}
