import { priceText } from '#schemas/rules/money.ts';
import type { PlannerForm } from '#schemas/types/published.ts';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { readBudget } from '../rules/money/costs.ts';
import { planLimits } from '../rules/planLimits.ts';
import type { TripForm } from '../rules/trip.ts';
import * as styles from './TripForm.css.ts';

interface BudgetAndBedProps {
  offers: PlannerForm;
  form: TripForm;
  /** Length of the trip in days, or null until both dates are chosen. */
  length: number | null;
  onChange: (change: Partial<TripForm>) => void;
}

/** Renders the budget of the group, with the amount that the plan uses, and the kind of accommodation. */
export function BudgetAndBed({ offers, form, length, onChange }: BudgetAndBedProps) {
  const currency = useCurrency();
  const money = (amount: number) => priceText(Math.round(amount), currency);
  const read = readBudget(form.budget);
  const amount = read ?? offers.defaultBudget;
  const perDay = length === null ? '' : `, ${money(amount / length)} a day for the group`;
  const assumed = form.budget.trim() === '' ? 'Leave it blank and' : "We couldn't read this amount, so";
  const price = ({ from, to }: PlannerForm['accommodation'][number]) => {
    if (to === null) return `from about ${money(from)}`;
    return from === 0 ? `under ${money(to)}` : `about ${money(from)} to ${money(to)}`;
  };
  return (
    <div className={styles.pair}>
      <TextField
        label={`Total budget, ${currency}`}
        hint={
          read === null
            ? `${assumed} the plan uses ${money(amount)}${perDay}.`
            : `${money(amount)} ${currency}${perDay}.`
        }
        value={form.budget}
        inputMode="decimal"
        maxLength={planLimits.word}
        onChange={(budget) => onChange({ budget })}
      />
      <div>
        <OptionRows
          legend="Accommodation"
          options={offers.accommodation.map((kind) => ({
            value: kind.id,
            label: kind.label,
            price: price(kind),
          }))}
          selected={form.accommodationType}
          onChange={(accommodationType) => onChange({ accommodationType })}
        />
        <p className={styles.hint}>Prices are per room, per night.</p>
      </div>
    </div>
  );
}
