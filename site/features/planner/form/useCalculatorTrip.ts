import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PlannerForm, PlannerRules } from '#schemas/types/published.ts';
import { addDays } from '../../../calendar/dates.ts';
import { emptyForm } from './tripDraft.ts';
import type { TripForm } from '../rules/trip.ts';
import { useTripStore } from '../share/tripStore.ts';

/** Reads a trip from the budget calculator's query into the form and returns its length in days. */
export function useCalculatorTrip(offers: PlannerForm): number | null {
  const { search } = useLocation();
  const { days } = fromCalculator(new URLSearchParams(search), offers);
  useEffect(() => {
    const { form: brought } = fromCalculator(new URLSearchParams(search), offers);
    if (Object.keys(brought).length === 0) return;
    const { draft, write, edit } = useTripStore.getState();
    const form = { ...(draft ?? emptyForm(offers)), ...brought };
    const endDate = form.startDate && days !== null ? addDays(form.startDate, days - 1) : form.endDate;
    write({ ...form, endDate });
    edit();
  }, [search, offers, days]);
  return days;
}

type FormRules = PlannerRules['form'];

/** Query keys of the budget calculator and the matching choices of the planner. */
const choices = {
  accommodation: ['accommodationType', 'accommodation'],
  activities: ['activityLevel', 'activityLevels'],
  meals: ['diningPreference', 'dining'],
  transport: ['transport', 'transport'],
} as const satisfies Record<string, [keyof TripForm, keyof FormRules]>;

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
  for (const [name, [field, options]] of Object.entries(choices)) {
    const chosen = rules[options].find(({ calculator }) => calculator && calculator === query.get(name));
    if (chosen) Object.assign(form, { [field]: chosen.id } satisfies Partial<Record<keyof TripForm, string>>);
  }
  const isTrip = Number.isInteger(days) && days >= 1 && days <= rules.longestTrip;
  return { form, days: isTrip ? days : null };
}
