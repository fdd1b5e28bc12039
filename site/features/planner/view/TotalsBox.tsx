import { durationText } from '#schemas/rules/timeText.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { budgetOutcome } from '../rules/money/budgetOutcome.ts';
import * as styles from './Itinerary.css.ts';
import { TextList } from './Tool.tsx';
import { centsText, peopleText } from './tripText.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders the totals of a plan, and the saved places that are not in it. */
export function TotalsBox() {
  const { plan, context } = useTripPlan();
  const currency = useCurrency();
  const { totals, form, unplanned, days } = plan;
  const money = (amount: number) => centsText(amount, currency);
  const { isAssumed, gap, listedTotal, left } = budgetOutcome(plan, context.rules);
  const driving = days.reduce((sum, { drive }) => sum + drive.minutes, 0);
  return (
    <section aria-labelledby="plan-total">
      <h2 id="plan-total" className={styles.asideHeading}>
        Total cost
      </h2>
      <p className={styles.total}>{money(totals.total)}</p>
      <FactList
        facts={[
          { term: 'For', value: peopleText(form.groupSize) },
          { term: 'Per person', value: money(totals.perPerson) },
          { term: 'Per day', value: money(totals.perDay) },
          { term: isAssumed ? 'Budget that we assumed' : 'Your budget', value: money(totals.budget) },
          ...(gap > 0 ? [{ term: 'Total with beds as listed', value: money(listedTotal) }] : []),
          ...(isAssumed
            ? []
            : [
                {
                  term: left < 0 ? 'Over budget by' : 'Left in the budget',
                  value: money(Math.abs(left)),
                },
              ]),
          ...(driving > 0 ? [{ term: 'On the road', value: `about ${durationText(driving)}` }] : []),
        ]}
      />
      {gap > 0 && (
        <p className={styles.soft}>
          {`The beds are listed at ${money(gap)} more than the plan counts: the daily budget caps a night, and a larger group needs more than one room.`}
        </p>
      )}
      {isAssumed && <p className={styles.soft}>You gave no budget. Enter one, and the plan follows it.</p>}
      {unplanned.length > 0 && (
        <div className={styles.warnings}>
          <p>Saved, but not in this plan:</p>
          <TextList texts={unplanned} />
        </div>
      )}
    </section>
  );
}
