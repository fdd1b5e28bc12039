import type { Rates } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { Grid, Stack } from '../../ui/Layout/Layout.tsx';
import { OptionRows } from '../../ui/OptionRows/OptionRows.tsx';
import { Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { Stepper } from '../../ui/Stepper/Stepper.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { type BudgetInput, daysText, mostPeople } from './budget.ts';
import * as styles from './BudgetForm.css.ts';
import { peopleWithin } from './budgetQuery.ts';

interface BudgetFormProps {
  rates: Rates;
  input: BudgetInput;
  onChange: (input: BudgetInput) => void;
}

/** Form of a trip with its planning rates. */
export function BudgetForm({ rates, input, onChange }: BudgetFormProps) {
  const currency = useCurrency();
  const { durations, accommodation, activities, meals, transport } = rates.budget;
  const priced = (rates: Rates['budget']['meals']) =>
    rates.map(({ id, label, rate }) => ({ value: id, label, price: priceText(rate, currency) }));
  const set = (change: Partial<BudgetInput>) => onChange({ ...input, ...change });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack gap="loose">
        <noscript>
          <p>Turn on JavaScript to use the calculator. Here are the rates, with an example.</p>
        </noscript>
        <div data-live="">
          <div className={styles.size}>
            <div className={styles.days}>
              <SelectField
                label="Duration"
                {...(input.requestedDays !== null && {
                  hint: `Your ${input.requestedDays}-day trip is priced as ${daysText(input.days)}, the closest option.`,
                })}
                value={String(input.days)}
                onChange={(days) => set({ days: Number(days), requestedDays: null })}
                options={durations.map((days) => ({ value: String(days), label: daysText(days) }))}
              />
            </div>
            <Stepper
              label="People"
              value={input.people}
              min={1}
              max={mostPeople}
              onChange={(people) => set({ people: peopleWithin(people) })}
            />
          </div>
        </div>
        <OptionRows
          legend="Accommodation per night, whole group"
          options={priced(accommodation)}
          selected={input.accommodation}
          onChange={(selected) => set({ accommodation: selected })}
        />
        <OptionRows
          legend="Activities, per person for the trip"
          options={priced(activities)}
          selected={input.activities}
          onChange={(selected) => set({ activities: selected })}
        />
        <Grid of="two">
          <OptionRows
            legend="Meals per person per day"
            options={priced(meals)}
            selected={input.meals}
            onChange={(selected) => set({ meals: selected })}
          />
          <OptionRows
            legend="Transport per day"
            options={priced(transport)}
            selected={input.transport}
            onChange={(selected) => set({ transport: selected })}
          />
        </Grid>
        <Sources facts={[{ label: 'Rates', of: rates.provenance }]} />
      </Stack>
    </form>
  );
}
