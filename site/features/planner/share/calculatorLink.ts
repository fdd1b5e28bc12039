import type { PlannerRules } from '#schemas/types/published.ts';
import type { TripForm } from '../rules/trip.ts';

type FormRules = PlannerRules['form'];

/** Query keys of the budget calculator and the matching choices of the planner. */
const choices = {
  accommodation: ['accommodationType', 'accommodation'],
  activities: ['activityLevel', 'activityLevels'],
  meals: ['diningPreference', 'dining'],
  transport: ['transport', 'transport'],
} as const satisfies Record<string, [keyof TripForm, keyof FormRules]>;

const choiceNames = Object.keys(choices) as (keyof typeof choices)[];

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
    if (chosen) Object.assign(form, { [field]: chosen.id } satisfies Partial<Record<keyof TripForm, string>>);
  }
  const isTrip = Number.isInteger(days) && days >= 1 && days <= rules.longestTrip;
  return { form, days: isTrip ? days : null };
}
