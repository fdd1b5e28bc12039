import type { Budget, BudgetInput } from './budget.ts';
import { budgetFileName, budgetText } from './budgetText.ts';

/** Hands the browser a budget as a plain text file to save; nothing leaves the device. */
export function saveBudget(budget: Budget, input: BudgetInput, currency: string): void {
  const text = new Blob([budgetText(budget, input, currency)], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(text);
  const link = document.createElement('a');
  link.href = address;
  link.download = budgetFileName(input);
  link.click();
  URL.revokeObjectURL(address);
}
