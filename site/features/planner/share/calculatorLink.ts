import type { PlannerRules } from '#schemas/types/published.ts';
import type { TripForm } from '../rules/trip.ts';

type FormRules = PlannerRules['form'];

/** What the address of the budget calculator says, by its names; the planner's choice of the same kind. */
const choices = {
  accommodation: ['accommodationType', 'accommodation'],
  activities: ['activityLevel', 'activityLevels'],
  meals: ['diningPreference', 'dining'],
} as const satisfies Record<string, [keyof TripForm, keyof FormRules]>;

const choiceNames = Object.keys(choices) as (keyof typeof choices)[];

/** The query that carries a trip over to the budget calculator. */
export function toCalculator(form: TripForm, days: number, rules: FormRules): URLSearchParams {
  const query = new URLSearchParams({ days: String(days), people: String(form.groupSize) });
  for (const name of choiceNames) {
    const [field, options] = choices[name];
    const chosen = rules[options].find(({ id }) => id === form[field]);
    if (chosen?.calculator) query.set(name, chosen.calculator);
  }
  return query;
}

/** What a query of the budget calculator says of a trip; what it does not say, or not rightly, is left out. */
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
