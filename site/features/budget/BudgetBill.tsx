import { useState } from 'react';
import { LoadError } from '../../ui/ErrorState/ErrorState.tsx';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import { priceText } from '#schemas/rules/money.ts';
import type { Rates } from '#schemas/types/published.ts';
import { daysText, peopleText, type Budget, type BudgetInput, type BudgetPart } from './budget.ts';
import * as styles from './BudgetBill.css.ts';
import { cheaperPass } from './cheaperPass.ts';
import { PatternBar, PatternSwatch, type BarPattern } from './PatternBar.tsx';
import { button } from '../../ui/Button/Button.css.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { IconDownload } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';

const patterns: Record<BudgetPart, BarPattern> = {
  accommodation: 'solid',
  meals: 'stripes',
  transport: 'dots',
  activities: 'lines',
  pass: 'plain',
};

interface BudgetBillProps {
  rates: Rates;
  input: BudgetInput;
  result: Budget;
}

/** Returns the URL of the trip planner with this trip, including default values. */
function plannerAddress(input: BudgetInput, total: number): string {
  const { days, people, accommodation, activities, meals, transport } = input;
  const query = { days: String(days), people: String(people), accommodation, activities, meals, transport };
  return `/trip-planner?${new URLSearchParams({ ...query, total: String(total) })}`;
}

/** Renders the total, its parts, and the text file. */
export function BudgetBill({ rates, input, result }: BudgetBillProps) {
  const currency = useCurrency();
  const money = (amount: number) => priceText(amount, currency);
  const { lines, total, perPerson, perDay } = result;
  const [hasFailed, setHasFailed] = useState(false);
  const exportBudget = async () => {
    setHasFailed(false);
    const code = await importWithRetry(() => import('./saveBudget.ts')).catch(() => null);
    setHasFailed(code === null);
    code?.saveBudget(result, input, currency);
  };
  return (
    <section id="breakdown" aria-label="Your budget" className={styles.bill}>
      <div className={styles.sheet}>
        <div role="status">
          <p>{`Total for ${peopleText(input.people)}, ${daysText(input.days)}`}</p>
          <p className={styles.total}>{money(total)}</p>
        </div>
        <dl className={styles.shares}>
          <div className={styles.share}>
            <dt className={styles.shareLabel}>per person</dt>
            <dd className={styles.shareValue}>{money(perPerson)}</dd>
          </div>
          <div className={styles.share}>
            <dt className={styles.shareLabel}>per day</dt>
            <dd className={styles.shareValue}>{money(perDay)}</dd>
          </div>
        </dl>
      </div>
      <PassHint pass={rates.budget.pass} input={input} />
      <h2 className={styles.heading}>Where the money goes</h2>
      <PatternBar parts={lines.map(({ part, amount }) => ({ pattern: patterns[part], amount }))} />
      <ul>
        {lines.map(({ part, label, amount, sum }) => (
          <li key={part} className={styles.line}>
            <PatternSwatch pattern={patterns[part]} />
            <span className={styles.name}>
              {label}
              <span className={styles.note}>{sum}</span>
            </span>
            <span className={styles.amount}>
              <span>{money(amount)}</span>
              <span className={styles.percent}>{`${Math.round((amount / total) * 100)}%`}</span>
            </span>
          </li>
        ))}
      </ul>
      <SiteLink to={plannerAddress(input, total)} className={button.outline}>
        Plan this trip day by day
      </SiteLink>
      <Button onClick={() => void exportBudget()} wide>
        <IconDownload size={20} aria-hidden />
        Export as text file
      </Button>
      {hasFailed && <LoadError />}
    </section>
  );
}

/** Renders a hint if another pass costs the group less than the one that the calculator counts. */
export function PassHint({ pass, input }: { pass: Rates['budget']['pass']; input: BudgetInput }) {
  const currency = useCurrency();
  const cheaper = cheaperPass(pass, input);
  if (!cheaper) return null;
  const family = cheaper.kind === 'family';
  const name = family ? 'family or group pass' : 'annual pass';
  return (
    <Notice
      key={JSON.stringify([cheaper, input])}
      tone="info"
      heading={`You’d save ${priceText(cheaper.saves, currency)} with a cheaper pass`}
    >
      <p>
        {cheaper.count === 1 ? `One ${name} costs` : `${cheaper.count} ${name}es cost`}{' '}
        {priceText(cheaper.count * (family ? pass.familyGroup : pass.annualPerPerson), currency)}
        {family && `, each for up to ${pass.familyGroupSize} people in one vehicle`}. The total counts{' '}
        {input.days > pass.annualAfterDays ? 'single annual passes' : 'daily passes'}.
      </p>
    </Notice>
  );
}
