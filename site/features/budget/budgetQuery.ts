import type { Rates } from '#schemas/types/published.ts';
import { type BudgetInput, mostPeople } from './budget.ts';

const defaultPeople = 2;

function middle<T>(items: T[]): T | undefined {
  return items[Math.floor(items.length / 2)];
}

/** Returns a group size from 1 to 20; 1 if it is no number. */
export function peopleWithin(people: number): number {
  return Number.isFinite(people) ? Math.min(mostPeople, Math.max(1, Math.floor(people))) : 1;
}

/** Returns the default choices: two people, and the middle of each list. */
export function defaultBudget(rates: Rates['budget']): BudgetInput {
  return {
    days: middle(rates.durations) ?? 1,
    requestedDays: null,
    people: defaultPeople,
    accommodation: middle(rates.accommodation)?.id ?? '',
    activities: middle(rates.activities)?.id ?? '',
    meals: middle(rates.meals)?.id ?? '',
    transport: middle(rates.transport)?.id ?? '',
  };
}

const choices = ['accommodation', 'activities', 'meals', 'transport'] as const;

/** Returns the offered duration nearest to a trip, the longer of two, because a budget should suffice. */
function nearestDuration(durations: readonly number[], days: number): number | null {
  if (!Number.isInteger(days) || days < 1) return null;
  const away = (duration: number) => Math.abs(duration - days);
  return durations.toSorted((a, b) => away(a) - away(b) || b - a)[0] ?? null;
}

/** Reads choices from any query; unknown values become defaults, and a length that is not offered the nearest one. */
export function readBudget(params: URLSearchParams, rates: Rates['budget']): BudgetInput {
  const input = defaultBudget(rates);
  const days = Number(params.get('days'));
  const people = params.get('people');
  for (const choice of choices) {
    const selected = rates[choice].find((rate) => rate.id === params.get(choice));
    if (selected) input[choice] = selected.id;
  }
  const nearest = nearestDuration(rates.durations, days);
  return {
    ...input,
    days: nearest ?? input.days,
    requestedDays: nearest === null || nearest === days ? null : days,
    people: people === null ? input.people : peopleWithin(Number(people)),
  };
}

/** Returns the query of choices; defaults are left out. */
export function writeBudget(input: BudgetInput, rates: Rates['budget']): URLSearchParams {
  const defaults = defaultBudget(rates);
  const params = new URLSearchParams();
  for (const key of ['days', 'people', ...choices] as const) {
    if (input[key] !== defaults[key]) params.set(key, String(input[key]));
  }
  return params;
}
