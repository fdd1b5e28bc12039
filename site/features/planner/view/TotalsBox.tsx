import { FactList } from '../../../ui/FactList/FactList.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import * as styles from './Itinerary.css.ts';
import type { TripPlan } from '../rules/planTrip.ts';
import { centsText, peopleText } from './tripText.ts';

/** Renders the totals of a plan, and the saved places that are not in it. */
export function TotalsBox({ plan }: { plan: TripPlan }) {
  const currency = useCurrency();
  const { totals, form, unplanned } = plan;
  const money = (amount: number) => centsText(amount, currency);
  const over = totals.total - totals.budget;
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
          { term: 'Your budget', value: money(totals.budget) },
          {
            term: over > 0 ? 'Over budget by' : 'Left in the budget',
            value: money(Math.abs(over)),
          },
        ]}
      />
      {unplanned.length > 0 && (
        <div className={styles.warnings}>
          <p>Saved, but not in this plan:</p>
          <ul className={styles.list}>
            {unplanned.map((name, index) => (
              <li key={`${name}-${index}`}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
