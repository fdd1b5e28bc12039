import { saveFile } from '../../device/saveFile.ts';
import type { Budget, BudgetInput } from './budget.ts';
import { budgetFileName, budgetText } from './budgetText.ts';

/** Hands the browser a budget as a plain text file to save. */
export function saveBudget(budget: Budget, input: BudgetInput, currency: string): void {
  saveFile(budgetText(budget, input, currency), budgetFileName(input), 'text/plain');
}
