import { useState, type ReactNode } from 'react';
import { priceText } from '#schemas/rules/money.ts';
import type { PlannerForm } from '#schemas/types/published.ts';
import { withChildren } from './tripDraft.ts';
import * as styles from './TripForm.css.ts';
import { readBudget } from '../rules/money/costs.ts';
import { planLimits } from '../rules/planLimits.ts';
import type { TripForm } from '../rules/trip.ts';
import { chips } from '../../../ui/Chips/Chips.css.ts';
import { DateField } from '../../../ui/Field/DateField.tsx';
import { SelectField } from '../../../ui/Field/SelectField.tsx';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { IconCheck } from '../../../ui/icons/planIcons.tsx';
import { Grid } from '../../../ui/Layout/Layout.tsx';
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Heading } from '../../../ui/Text/Text.tsx';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';

/** Props of the fields of a part of the form. */
interface FieldsProps {
  offers: PlannerForm;
  form: TripForm;
  onChange: (change: Partial<TripForm>) => void;
}

/** Renders the interests as toggle buttons; the choice keeps the order of the list. */
export function InterestChips({ offers, form, onChange }: FieldsProps) {
  return (
    <div className={chips}>
      {offers.interests.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={form.interests.includes(id)}
          className={styles.chip}
          onClick={() => {
            const ids = offers.interests.map((interest) => interest.id);
            onChange({ interests: ids.filter((one) => (one === id) !== form.interests.includes(one)) });
          }}
        >
          {form.interests.includes(id) && <IconCheck size={18} aria-hidden />}
          {label}
        </button>
      ))}
    </div>
  );
}

interface QuestionProps {
  number: number;
  text: string;
  children: ReactNode;
}

/** Renders a numbered part of the form. */
export function Question({ number, text, children }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        <Heading>
          <span className={styles.number}>{number}</span> {text}
        </Heading>
      </legend>
      {children}
    </fieldset>
  );
}

interface FoldedProps {
  summary: string;
  /** True if a field in it has a value. It opens then, also when the value is read from the device later. */
  isFilled: boolean;
  children: ReactNode;
}

/** Renders optional fields that open at a press. They stay open while their values are cleared. */
export function Folded({ summary, isFilled, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || isFilled}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={styles.folded}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.foldedBody}>{children}</div>
    </details>
  );
}

/** Renders the times of arrival and departure. */
export function TravelTimes({ form, onChange }: FieldsProps) {
  const { arrivalTime, departureTime } = form;
  return (
    <Folded
      summary="Arrival and departure times (optional)"
      isFilled={arrivalTime !== '' || departureTime !== ''}
    >
      <Grid of="two">
        <DateField
          type="time"
          label="Arrival on the first day"
          value={arrivalTime}
          onChange={(time) => onChange({ arrivalTime: time })}
        />
        <DateField
          type="time"
          label="Departure on the last day"
          value={departureTime}
          onChange={(time) => onChange({ departureTime: time })}
        />
      </Grid>
      <p className={styles.hint}>We won't plan anything before you arrive or after you leave.</p>
    </Folded>
  );
}

const ageOptions = Array.from({ length: planLimits.oldestChild + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

/** Renders the number of children in the group and the age of each. */
export function ChildrenFields({ form: { groupSize, childAges: ages }, onChange }: FieldsProps) {
  return (
    <Folded
      summary={ages.length === 0 ? 'Children: none' : `Children in the group: ${ages.length}`}
      isFilled={ages.length > 0}
    >
      <Stepper
        label="Children"
        hint={`Ages 0 to ${planLimits.oldestChild}, already counted above. At least one person must be an adult.`}
        value={ages.length}
        min={0}
        max={Math.max(ages.length, Math.min(groupSize - 1, planLimits.children))}
        onChange={(count) => onChange({ childAges: withChildren(ages, count, groupSize) })}
      />
      {ages.length > 0 && (
        <Grid of="tickets">
          {ages.map((age, index) => (
            <SelectField
              // The order is all that tells children apart.
              key={index}
              label={`Age of child ${index + 1}`}
              value={String(age)}
              options={ageOptions}
              onChange={(selected) => onChange({ childAges: ages.with(index, Number(selected)) })}
            />
          ))}
        </Grid>
      )}
    </Folded>
  );
}

/** Renders the budget of the group, with the amount that the plan uses, and the kind of accommodation. */
export function BudgetAndBed({ offers, form, length, onChange }: FieldsProps & { length: number | null }) {
  const currency = useCurrency();
  const money = (amount: number) => priceText(Math.round(amount), currency);
  const read = readBudget(form.budget);
  const amount = read ?? offers.defaultBudget;
  const perDay = length === null ? '' : `, ${money(amount / length)} a day for the group`;
  const isBlank = form.budget.trim() === '';
  const used = `the plan uses ${money(amount)}${perDay}.`;
  const price = ({ from, to }: PlannerForm['accommodation'][number]) => {
    if (to === null) return `from about ${money(from)}`;
    return from === 0 ? `under ${money(to)}` : `about ${money(from)} to ${money(to)}`;
  };
  return (
    <Grid of="two">
      <TextField
        label={`Total budget, ${currency}`}
        hint={isBlank ? `Leave it blank and ${used}` : `${money(amount)} ${currency}${perDay}.`}
        problem={read === null && !isBlank ? `We couldn't read this amount, so ${used}` : null}
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
    </Grid>
  );
}
