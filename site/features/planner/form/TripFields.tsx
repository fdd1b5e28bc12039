import { useState, type ReactNode } from 'react';
import { priceText } from '#schemas/rules/money.ts';
import { timeText } from '#schemas/rules/timeText.ts';
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
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';

interface InterestChipsProps {
  interests: readonly { id: string; label: string }[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

/** Renders the interests as toggle buttons; the choice keeps the order of the list. */
export function InterestChips({ interests, selected, onChange }: InterestChipsProps) {
  const toggle = (pressed: string) =>
    onChange(
      interests
        .map(({ id }) => id)
        .filter((id) => (id === pressed ? !selected.includes(id) : selected.includes(id))),
    );
  return (
    <div className={chips}>
      {interests.map(({ id, label }) => {
        const isSelected = selected.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isSelected}
            className={styles.chip}
            onClick={() => toggle(id)}
          >
            {isSelected && <IconCheck size={18} aria-hidden />}
            {label}
          </button>
        );
      })}
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
        <span className={styles.number}>{number}</span>
        {text}
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

interface TravelTimesProps {
  form: TripForm;
  onChange: (change: Partial<TripForm>) => void;
}

/** Renders the times of arrival and departure. */
export function TravelTimes({ form, onChange }: TravelTimesProps) {
  const { arrivalTime, departureTime } = form;
  const set = [
    arrivalTime && `arrival ${timeText(arrivalTime)}`,
    departureTime && `departure ${timeText(departureTime)}`,
  ].filter(Boolean);
  return (
    <Folded
      summary={`Arrival and departure times: ${set.length > 0 ? set.join(', ') : 'any'}`}
      isFilled={set.length > 0}
    >
      <div className={styles.pair}>
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
      </div>
      <p className={styles.hint}>Optional. We won't plan anything before you arrive or after you leave.</p>
    </Folded>
  );
}

interface ChildrenFieldsProps {
  groupSize: number;
  ages: number[];
  onChange: (ages: number[]) => void;
}

const ageOptions = Array.from({ length: planLimits.oldestChild + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

/** Renders the number of children in the group and the age of each. */
export function ChildrenFields({ groupSize, ages, onChange }: ChildrenFieldsProps) {
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
        onChange={(count) => onChange(withChildren(ages, count, groupSize))}
      />
      {ages.length > 0 && (
        <div className={styles.ages}>
          {ages.map((age, index) => (
            <SelectField
              // The order is all that tells children apart.
              key={index}
              label={`Age of child ${index + 1}`}
              value={String(age)}
              options={ageOptions}
              onChange={(selected) => onChange(ages.with(index, Number(selected)))}
            />
          ))}
        </div>
      )}
    </Folded>
  );
}

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
  const isBlank = form.budget.trim() === '';
  const used = `the plan uses ${money(amount)}${perDay}.`;
  const price = ({ from, to }: PlannerForm['accommodation'][number]) => {
    if (to === null) return `from about ${money(from)}`;
    return from === 0 ? `under ${money(to)}` : `about ${money(from)} to ${money(to)}`;
  };
  return (
    <div className={styles.pair}>
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
    </div>
  );
}
