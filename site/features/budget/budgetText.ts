import { type Budget, type BudgetInput, daysText, dollars, peopleText } from './budget.ts';

/** Name of the exported file, by days and people. */
export function budgetFileName({ days, people }: Pick<BudgetInput, 'days' | 'people'>): string {
  return `trip-budget-${days}-days-${people}-people.txt`;
}

/** A budget as plain text, one line for each part. */
export function budgetText({ lines, total, perPerson, perDay }: Budget, input: BudgetInput): string {
  const row = (label: string, amount: number, note = '') =>
    `${label.padEnd(16)}${dollars(amount).padStart(12)}${note && `  ${note}`}`;
  return [
    `Trip budget: ${daysText(input.days)}, ${peopleText(input.people)}`,
    'Canadian dollars at planning rates, not offers.',
    '',
    ...lines.map(({ label, amount, sum }) => row(label, amount, sum)),
    '',
    row('Total', total),
    row('Per person', perPerson),
    row('Per day', perDay),
    '',
  ].join('\n');
}
