import { useCallback } from 'react';
import type { Rates } from '#schemas/types/published.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { priceText } from '#schemas/rules/money.ts';
import { button, small } from '../../ui/Button/Button.css.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { BudgetBill } from './BudgetBill.tsx';
import * as styles from './BudgetBill.css.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { type BudgetInput, budget, daysText, peopleText } from './budget.ts';
import { readBudget, writeBudget } from './budgetQuery.ts';

/** Form and bill; each change recalculates at once and goes to the query. */
export function BudgetCalculator({ rates }: { rates: Rates }) {
  const read = useCallback((params: URLSearchParams) => readBudget(params, rates.budget), [rates]);
  const write = useCallback((input: BudgetInput) => writeBudget(input, rates.budget), [rates]);
  const [input, setInput] = useQueryState(read, write);
  const currency = useCurrency();
  const result = budget(rates.budget, input, currency);
  return (
    <>
      <Wrap>
        <div className={styles.layout}>
          <BudgetForm rates={rates} input={input} onChange={setInput} />
          <BudgetBill rates={rates} input={input} result={result} />
        </div>
      </Wrap>
      <div className={styles.bar}>
        <p className={styles.barLabel}>
          Total for {peopleText(input.people)}, {daysText(input.days)}
          <br />
          <strong className={styles.barTotal}>{priceText(result.total, currency)}</strong>
        </p>
        <a href="#breakdown" className={`${button.main} ${small} ${styles.jump}`}>
          See breakdown
        </a>
      </div>
    </>
  );
}
