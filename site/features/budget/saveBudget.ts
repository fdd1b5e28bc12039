import { saveFile } from '../../device/saveFile.ts';
import type { Budget, BudgetInput } from './budget.ts';
import { budgetFileName, budgetText } from './budgetText.ts';

/** Saves a budget as a plain text file. */
export function saveBudget(budget: Budget, input: BudgetInput, currency: string): void {
  saveFile(budgetText(budget, input, currency), budgetFileName(input), 'text/plain');
}
