import type { FormEvent } from 'react';
import type { PlannerForm } from '#schemas/types/published.ts';
import { sumText } from '#schemas/rules/money.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateField } from '../../../ui/Field/DateField.tsx';
import { SelectField } from '../../../ui/Field/SelectField.tsx';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';
import { totalBudget } from '../rules/costs.ts';
import { InterestChips } from './InterestChips.tsx';
import { planLimits } from '../rules/planLimits.ts';
import { Question } from './Question.tsx';
import type { TripForm } from '../rules/trip.ts';
import { peopleWithin, withStart } from './tripDraft.ts';
import * as styles from './TripForm.css.ts';
import { tripLength } from '../rules/tripDates.ts';
import { centsText, daysText } from '../view/tripText.ts';

interface TripFormViewProps {
  offers: PlannerForm;
  form: TripForm;
  /** Calendar date in the park. */
  today: string;
  /** Length of the trip in days, from the budget calculator, used until an end date is chosen. */
  days: number | null;
  isGenerating: boolean;
  onChange: (form: TripForm) => void;
  onSubmit: () => void;
  /** Returns to the existing plan; null without one. */
  onBack: (() => void) | null;
}

/** The form of a trip in five parts. */
export function TripFormView({
  offers,
  form,
  today,
  days,
  isGenerating,
  onChange,
  onSubmit,
  onBack,
}: TripFormViewProps) {
  const currency = useCurrency();
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change });
  const bothDates = form.startDate !== '' && form.endDate !== '';
  const length =
    bothDates && form.endDate >= form.startDate ? tripLength(form.startDate, form.endDate) : null;
  const total = totalBudget(form.budget, offers.defaultBudget);
  const blank = `Leave empty and we assume ${sumText(offers.defaultBudget, currency)}.`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (bothDates && !isGenerating) onSubmit();
  };
  const price = ({ from, to }: PlannerForm['accommodation'][number]) => {
    if (to === null) return `from ${sumText(from, currency)}`;
    return from === 0
      ? `under ${sumText(to, currency)}`
      : `${sumText(from, currency)} to ${sumText(to, currency)}`;
  };
  return (
    <form onSubmit={submit} className={styles.form} aria-label="Your trip">
      <Question number={1} text="When are you coming?">
        <div className={styles.pair}>
          <DateField
            label="Start date"
            value={form.startDate}
            min={today}
            onChange={(date) => onChange(withStart(form, date, days))}
          />
          <DateField
            label="End date"
            value={form.endDate}
            min={form.startDate || today}
            onChange={(endDate) => set({ endDate })}
          />
        </div>
        <p className={styles.hint}>
          {length === null
            ? `Up to ${daysText(offers.longestTrip)}, both dates included.`
            : `${daysText(length)}, both dates included.`}
        </p>
      </Question>
      <Question number={2} text="Who and how much?">
        <div className={styles.pair}>
          <Stepper
            label="People"
            hint={`${offers.group.min} to ${offers.group.max}`}
            value={form.groupSize}
            min={offers.group.min}
            max={offers.group.max}
            onChange={(people) => set({ groupSize: peopleWithin(people, offers.group) })}
          />
          <TextField
            label={`Total budget, ${currency}`}
            hint={
              length === null
                ? blank
                : `${centsText(Math.floor(total / length), currency)} a day for the group. ${blank}`
            }
            value={form.budget}
            inputMode="decimal"
            maxLength={planLimits.word}
            onChange={(budget) => set({ budget })}
          />
        </div>
      </Question>
      <Question number={3} text="What do you like?">
        <InterestChips
          interests={offers.interests}
          chosen={form.interests}
          onChange={(interests) => set({ interests })}
        />
      </Question>
      <Question number={4} text="Pace and comfort">
        <div className={styles.pair}>
          <OptionRows
            legend="Activity level"
            options={offers.activityLevels.map(({ id, label }) => ({ value: id, label }))}
            chosen={form.activityLevel}
            onChange={(activityLevel) => set({ activityLevel })}
          />
          <OptionRows
            legend="Accommodation"
            options={offers.accommodation.map((kind) => ({
              value: kind.id,
              label: kind.label,
              price: price(kind),
            }))}
            chosen={form.accommodationType}
            onChange={(accommodationType) => set({ accommodationType })}
          />
        </div>
        <p className={styles.hint}>Prices per night, for the whole group.</p>
      </Question>
      <Question number={5} text="Anything else?">
        <SelectField
          label="Dining preference"
          value={form.diningPreference}
          options={offers.dining.map(({ id, label }) => ({ value: id, label }))}
          onChange={(diningPreference) => set({ diningPreference })}
        />
        <TextField
          label="Special requests"
          hint={`Optional, up to ${planLimits.requests} characters. We print it on your plan.`}
          maxLength={planLimits.requests}
          value={form.specialRequests}
          placeholder="A quiet birthday dinner, a child who hates stairs"
          multiline
          onChange={(specialRequests) => set({ specialRequests })}
        />
      </Question>
      <div className={styles.submit}>
        <Row>
          <Button type="submit" variant="main" disabled={!bothDates || isGenerating}>
            {isGenerating ? 'Creating Your Perfect Trip...' : 'Plan My Trip'}
          </Button>
          {onBack && (
            <Button variant="outline" onClick={onBack}>
              Back to the Plan
            </Button>
          )}
        </Row>
        <p className={styles.hint}>
          {bothDates
            ? 'Nothing you type leaves this device.'
            : 'Choose both dates first. Nothing you type leaves this device.'}
        </p>
      </div>
    </form>
  );
}
