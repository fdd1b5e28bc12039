import { expect, test } from 'vitest';
import type { Rates } from '#schemas/types/published.ts';
import { defaultBudget, peopleWithin, readBudget, writeBudget } from './budgetQuery.ts';

const three = ['a', 'b', 'c'].map((id) => ({ id, label: id, rate: 1 }));
const rates: Rates['budget'] = {
  durations: [1, 2, 3, 4, 5, 7, 10, 14],
  accommodation: three,
  activities: three,
  meals: three,
  transport: three,
  pass: { dailyPerPerson: 1, annualPerPerson: 1, annualAfterDays: 7, familyGroup: 1, familyGroupSize: 7 },
};
const defaults = defaultBudget(rates);

test('defaults are two people and the middle of each list, and leave the address empty', () => {
  expect(defaults).toEqual({
    days: 5,
    requestedDays: null,
    people: 2,
    accommodation: 'b',
    activities: 'b',
    meals: 'b',
    transport: 'b',
  });
  expect(writeBudget(defaults, rates).toString()).toBe('');
  expect(readBudget(new URLSearchParams(), rates)).toEqual(defaults);
});

test('the address keeps what was chosen', () => {
  const input = { ...defaults, days: 14, people: 20, meals: 'c' };
  expect(writeBudget(input, rates).toString()).toBe('days=14&people=20&meals=c');
  expect(readBudget(writeBudget(input, rates), rates)).toEqual(input);
});

test('what is not offered is left at its default', () => {
  expect(readBudget(new URLSearchParams('days=0&meals=feast'), rates)).toEqual(defaults);
  expect(readBudget(new URLSearchParams('days=2.5'), rates)).toEqual(defaults);
  expect(readBudget(new URLSearchParams('days=-3'), rates)).toEqual(defaults);
});

test.each([
  [5, 5, null],
  // The longer of two that are equally near.
  [6, 7, 6],
  [8, 7, 8],
  [9, 10, 9],
  [12, 14, 12],
  [30, 14, 30],
])('a trip of %i days counts as %i, and the calculator says so', (days, counted, requested) => {
  expect(readBudget(new URLSearchParams({ days: String(days) }), rates)).toEqual({
    ...defaults,
    days: counted,
    requestedDays: requested,
  });
});

test.each([
  [0, 1],
  [1, 1],
  [20, 20],
  [21, 20],
  [2.9, 2],
  [Number.NaN, 1],
])('%f people count as %i', (people, expected) => {
  expect(peopleWithin(people)).toBe(expected);
});
