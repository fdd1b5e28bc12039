import { priceText } from '#schemas/rules/money.ts';
import type { PlannerForm } from '#schemas/types/published.ts';
import { Checkbox } from '../../../ui/Field/Checkbox.tsx';
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import type { TripForm } from '../rules/trip.ts';
import { formParts } from './Question.tsx';
import * as styles from './TripForm.css.ts';

interface PaceAndComfortProps {
  offers: PlannerForm;
  form: TripForm;
  onChange: (change: Partial<TripForm>) => void;
}

/** Renders activity level, accommodation and transport. */
export function PaceAndComfort({ offers, form, onChange }: PaceAndComfortProps) {
  const currency = useCurrency();
  const money = (amount: number) => priceText(amount, currency);
  const price = ({ from, to }: PlannerForm['accommodation'][number]) => {
    if (to === null) return `from ${money(from)}`;
    return from === 0 ? `under ${money(to)}` : `${money(from)} to ${money(to)}`;
  };
  return (
    <div className={styles.pair}>
      <OptionRows
        legend="Activity level"
        options={offers.activityLevels.map(({ id, label }) => ({ value: id, label }))}
        selected={form.activityLevel}
        onChange={(activityLevel) => onChange({ activityLevel })}
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
        <p className={styles.hint}>Prices of one room for a night.</p>
        <Checkbox
          id={formParts.oneBed}
          checked={form.isOneBed}
          onChange={(isOneBed) => onChange({ isOneBed })}
        >
          Keep one bed for the whole trip
        </Checkbox>
      </div>
      <div id={formParts.transport}>
        <OptionRows
          legend="How do you get about?"
          options={offers.transport.map(({ id, label }) => ({ value: id, label }))}
          selected={form.transport}
          onChange={(transport) => onChange({ transport })}
        />
        <p className={styles.hint}>Without a car, we choose only places with a bus or shuttle.</p>
      </div>
    </div>
  );
}
