import { currencyName } from '#schemas/rules/currencyName.ts';
import { priceText } from '#schemas/rules/money.ts';
import { saveFile } from '../../device/browser.ts';
import { daysText, peopleText, type Budget, type BudgetInput } from './budget.ts';

/** Saves a budget as a plain text file. */
export function saveBudget(budget: Budget, input: BudgetInput, currency: string): void {
  saveFile(budgetText(budget, input, currency), budgetFileName(input), 'text/plain');
}

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
    `${label.padEnd(16)}${priceText(amount, currency).padStart(12)}${note && `  ${note}`}`;
  return [
    `Trip budget: ${daysText(input.days)}, ${peopleText(input.people)}`,
    `In ${currencyName(currency)}, at planning rates. Not a quote.`,
    '',
    ...lines.map(({ label, amount, sum }) => row(label, amount, sum)),
    '',
    row('Total', total),
    row('Per person', perPerson),
    row('Per day', perDay),
    '',
  ].join('\n');
}
