import type { PlannerRules } from '#schemas/types/published.ts';
import type { BedNights } from '../rules/beds/bedNights.ts';
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

/**
 * Returns the query that passes a trip on to the budget calculator. The kind of accommodation is that of the planned
 * beds, by their mean price, else that of the form.
 */
export function toCalculator(
  form: TripForm,
  days: number,
  beds: readonly Pick<BedNights, 'price' | 'nights'>[],
  rules: FormRules,
): URLSearchParams {
  const query = new URLSearchParams({ days: String(days), people: String(form.groupSize) });
  const planned = { ...form, accommodationType: kindOfBeds(beds, rules) ?? form.accommodationType };
  for (const name of choiceNames) {
    const [field, options] = choices[name];
    const chosen = rules[options].find(({ id }) => id === planned[field]);
    if (chosen?.calculator) query.set(name, chosen.calculator);
  }
  return query;
}

/** Returns the kind of accommodation whose prices contain the mean price of the beds, or null. */
function kindOfBeds(
  beds: readonly Pick<BedNights, 'price' | 'nights'>[],
  { accommodation }: FormRules,
): string | null {
  const nights = beds.reduce((sum, bed) => sum + bed.nights, 0);
  if (nights === 0) return null;
  const mean = beds.reduce((sum, bed) => sum + bed.price * bed.nights, 0) / nights / 100;
  return accommodation.find(({ from, to }) => mean >= from && (to === null || mean < to))?.id ?? null;
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
    if (chosen) Object.assign(form, { [field]: chosen.id } satisfies Partial<Record<keyof TripForm, string>>);
  }
  const isTrip = Number.isInteger(days) && days >= 1 && days <= rules.longestTrip;
  return { form, days: isTrip ? days : null };
}
