import { currencyName } from '#schemas/rules/currencyName.ts';
import { sumText } from '#schemas/rules/money.ts';
import { capitalize } from '../../ui/text/capitalize.ts';
import { type Budget, type BudgetInput, daysText, peopleText } from './budget.ts';

/** Returns the name of the exported file, by days and people. */
export function budgetFileName({ days, people }: Pick<BudgetInput, 'days' | 'people'>): string {
  return `trip-budget-${days}-days-${people}-people.txt`;
}

/** Formats a budget as plain text, one line for each part. */
export function budgetText(
  { lines, total, perPerson, perDay }: Budget,
  input: BudgetInput,
  currency: string,
): string {
  const row = (label: string, amount: number, note = '') =>
    `${label.padEnd(16)}${sumText(amount, currency).padStart(12)}${note && `  ${note}`}`;
  return [
    `Trip budget: ${daysText(input.days)}, ${peopleText(input.people)}`,
    `${capitalize(currencyName(currency))} at planning rates. These are not quotes.`,
    '',
    ...lines.map(({ label, amount, sum }) => row(label, amount, sum)),
    '',
    row('Total', total),
    row('Per person', perPerson),
    row('Per day', perDay),
    '',
  ].join('\n');
}
