import type { Rates } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';

type BudgetRates = Rates['budget'];

/** Choices of a visitor; ids of rates. */
export interface BudgetInput {
  days: number;
  /** Days of the trip for which `days` is the nearest offer, or null. */
  requestedDays: number | null;
  people: number;
  accommodation: string;
  activities: string;
  meals: string;
  transport: string;
}

export type BudgetPart = 'accommodation' | 'activities' | 'meals' | 'transport' | 'pass';

export interface BudgetLine {
  part: BudgetPart;
  label: string;
  /** For the whole group and trip. */
  amount: number;
  /** The amount as a formula: people, days and a rate, multiplied. */
  sum: string;
}

export interface Budget {
  lines: BudgetLine[];
  total: number;
  perPerson: number;
  perDay: number;
}

export const mostPeople = 20;

/** Formats a number: "1 person", "2 people", "1 day", "5 days". */
export const peopleText = (people: number): string => `${people} ${people === 1 ? 'person' : 'people'}`;
export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/**
 * Returns the price of park passes for one person: daily passes, or the annual one for trips longer than
 * `annualAfterDays`.
 */
export function passPerPerson(pass: BudgetRates['pass'], days: number): number {
  return days > pass.annualAfterDays ? pass.annualPerPerson : pass.dailyPerPerson * days;
}

const rateOf = (rates: BudgetRates['meals'], id: string): number =>
  rates.find((rate) => rate.id === id)?.rate ?? 0;

/**
 * Calculates a trip: accommodation per night and transport per day for the group, meals per person and day, activities
 * per person and trip, passes per person. Nights equal days, as specified.
 */
export function budget(rates: BudgetRates, input: BudgetInput, currency: string): Budget {
  const { days, people } = input;
  const money = (amount: number) => priceText(amount, currency);
  const nightly = rateOf(rates.accommodation, input.accommodation);
  const activity = rateOf(rates.activities, input.activities);
  const meals = rateOf(rates.meals, input.meals);
  const transport = rateOf(rates.transport, input.transport);
  const annual = days > rates.pass.annualAfterDays;
  const lines: BudgetLine[] = [
    {
      part: 'accommodation',
      label: 'Accommodation',
      amount: days * nightly,
      sum: `${days} ${days === 1 ? 'night' : 'nights'} × ${money(nightly)}`,
    },
    {
      part: 'meals',
      label: 'Meals',
      amount: people * days * meals,
      sum: `${peopleText(people)} × ${daysText(days)} × ${money(meals)}`,
    },
    {
      part: 'transport',
      label: 'Transport',
      amount: days * transport,
      sum: `${daysText(days)} × ${money(transport)}`,
    },
    {
      part: 'activities',
      label: 'Activities',
      amount: people * activity,
      sum: `${peopleText(people)} × ${money(activity)} for the trip`,
    },
    {
      part: 'pass',
      label: 'Park pass',
      amount: people * passPerPerson(rates.pass, days),
      sum: annual
        ? `${peopleText(people)} × ${money(rates.pass.annualPerPerson)}, annual`
        : `${peopleText(people)} × ${daysText(days)} × ${money(rates.pass.dailyPerPerson)}, planning rate`,
    },
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return { lines, total, perPerson: total / people, perDay: total / days };
}
