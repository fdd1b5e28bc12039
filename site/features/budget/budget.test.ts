import { expect, test } from 'vitest';
import type { Rates } from '#schemas/types/published.ts';
import { type BudgetInput, budget } from './budget.ts';
import { budgetFileName, budgetText } from './saveBudget.ts';
import { cheaperPass } from './cheaperPass.ts';

const rate = (id: string, amount: number) => ({ id, label: id, rate: amount });
const rates: Rates['budget'] = {
  durations: [1, 2, 3, 4, 5, 7, 10, 14],
  accommodation: [rate('camping', 45), rate('hostel', 85), rate('hotel', 295), rate('luxury', 650)],
  activities: [rate('low', 75), rate('moderate', 185), rate('high', 295)],
  meals: [rate('budget', 45), rate('mixed', 85), rate('restaurant', 125)],
  transport: [rate('shuttle', 45), rate('car', 85), rate('rental', 115)],
  pass: {
    dailyPerPerson: 11.5,
    annualPerPerson: 72.25,
    annualAfterDays: 7,
    familyGroup: 145.25,
    familyGroupSize: 7,
  },
};
const input: BudgetInput = {
  days: 5,
  requestedDays: null,
  people: 2,
  accommodation: 'hotel',
  activities: 'moderate',
  meals: 'mixed',
  transport: 'car',
};
const amounts = (over: Partial<BudgetInput>) =>
  Object.fromEntries(
    budget(rates, { ...input, ...over }, 'CAD').lines.map((line) => [line.part, line.amount]),
  );

test('each part has its own multiplier', () => {
  expect(amounts({})).toEqual({
    accommodation: 1475,
    meals: 850,
    transport: 425,
    activities: 370,
    pass: 115,
  });
});

test('the total is the sum, divided by people and by days', () => {
  const { total, perPerson, perDay } = budget(rates, input, 'CAD');
  expect([total, perPerson, perDay]).toEqual([3235, 1617.5, 647]);
});

test('only meals, activities and passes grow with the group', () => {
  const one = amounts({ people: 1 });
  const twenty = amounts({ people: 20 });
  expect(twenty.accommodation).toBe(one.accommodation);
  expect(twenty.transport).toBe(one.transport);
  expect(twenty.meals).toBe(20 * one.meals!);
  expect(twenty.activities).toBe(20 * 75 + 20 * 110);
});

test.each([
  [1, 11.5],
  [7, 80.5],
  [10, 72.25],
  [14, 72.25],
])('a pass for %i days costs %f', (days, expected) => {
  expect(amounts({ days, people: 1 }).pass).toBe(expected);
});

test.each([
  [{ days: 5, people: 2 }, null],
  [
    { days: 7, people: 1 },
    { kind: 'annual', count: 1, saves: 8.25 },
  ],
  [
    { days: 7, people: 2 },
    { kind: 'annual', count: 2, saves: 16.5 },
  ],
  [
    { days: 7, people: 3 },
    { kind: 'family', count: 1, saves: 96.25 },
  ],
  [{ days: 10, people: 2 }, null],
  [
    { days: 10, people: 3 },
    { kind: 'family', count: 1, saves: 71.5 },
  ],
  [
    { days: 2, people: 7 },
    { kind: 'family', count: 1, saves: 15.75 },
  ],
  [{ days: 2, people: 8 }, null],
  [
    { days: 4, people: 14 },
    { kind: 'family', count: 2, saves: 353.5 },
  ],
])('a cheaper pass for %j: %j', (trip, expected) => {
  const found = cheaperPass(rates.pass, trip);
  expect(found && { ...found, saves: Number(found.saves.toFixed(2)) }).toEqual(expected);
});

test('the text file is named by days and people and holds every line', () => {
  expect(budgetFileName(input)).toBe('trip-budget-5-days-2-people.txt');
  const text = budgetText(budget(rates, input, 'CAD'), input, 'CAD');
  expect(text).toContain('Trip budget: 5 days, 2 people');
  expect(text).toMatch(/Accommodation +\$1,475 {2}5 nights × \$295/);
  expect(text).toMatch(/Total +\$3,235/);
  expect(text).toMatch(/Per person +\$1,617\.50/);
  expect(text).toMatch(/Per day +\$647/);
});

test('every line says how it comes about', () => {
  const sums = (over: Partial<BudgetInput>) =>
    budget(rates, { ...input, ...over }, 'CAD').lines.map(({ label, sum }) => `${label}: ${sum}`);
  expect(sums({})).toEqual([
    'Accommodation: 5 nights × $295',
    'Meals: 2 people × 5 days × $85',
    'Transport: 5 days × $85',
    'Activities: 2 people × $185 for the trip',
    'Park pass: 2 people × 5 days × $11.50, planning rate',
  ]);
  expect(sums({ days: 1, people: 1 })).toEqual([
    'Accommodation: 1 night × $295',
    'Meals: 1 person × 1 day × $85',
    'Transport: 1 day × $85',
    'Activities: 1 person × $185 for the trip',
    'Park pass: 1 person × 1 day × $11.50, planning rate',
  ]);
  expect(sums({ days: 7 })[4]).toContain('planning rate');
  expect(sums({ days: 8 })[4]).toBe('Park pass: 2 people × $72.25, annual');
});

test('the text file lines up', () => {
  const alone = { ...input, days: 1, people: 1 };
  expect(budgetText(budget(rates, alone, 'CAD'), alone, 'CAD')).toBe(`Trip budget: 1 day, 1 person
In Canadian dollars, at planning rates. Not a quote.

Accommodation           $295  1 night × $295
Meals                    $85  1 person × 1 day × $85
Transport                $85  1 day × $85
Activities              $185  1 person × $185 for the trip
Park pass             $11.50  1 person × 1 day × $11.50, planning rate

Total                $661.50
Per person           $661.50
Per day              $661.50
`);
});

test('the text file names the currency of the guide', () => {
  const text = budgetText(budget(rates, input, 'EUR'), input, 'EUR');
  expect(text).toContain('\nIn euros, at planning rates. Not a quote.\n');
  expect(text).toMatch(/Accommodation +€1,475 {2}5 nights × €295/);
});
