import { type FormEvent, useState } from 'react';
import type { PlannerForm } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateField } from '../../../ui/Field/DateField.tsx';
import { SelectField } from '../../../ui/Field/SelectField.tsx';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';
import { BudgetField } from './BudgetField.tsx';
import { ChildrenFields } from './ChildrenFields.tsx';
import { formParts, Question } from './Question.tsx';
import { InterestChips } from './InterestChips.tsx';
import { PaceAndComfort } from './PaceAndComfort.tsx';
import { planLimits } from '../rules/planLimits.ts';
import { readBudget } from '../rules/money/readBudget.ts';
import { RequestHints } from './RequestHints.tsx';
import { TravelTimes } from './TravelTimes.tsx';
import type { TripForm } from '../rules/trip.ts';
import { peopleWithin, withStart } from './tripDraft.ts';
import * as styles from './TripForm.css.ts';
import { tripLength } from '../rules/tripDates.ts';
import { daysText } from '../view/tripText.ts';

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

const budgetId = 'trip-budget';

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
  const [isChecked, setIsChecked] = useState(false);
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change });
  const bothDates = form.startDate !== '' && form.endDate !== '';
  const length =
    bothDates && form.endDate >= form.startDate ? tripLength(form.startDate, form.endDate) : null;
  // An interest that no category, place or trail serves chooses nothing.
  const unserved = offers.interests
    .filter(({ id, places = [], attractions = [], activities = [], trails = false }) => {
      const serves = trails || [places, attractions, activities].some((list) => list.length > 0);
      return form.interests.includes(id) && !serves;
    })
    .map(({ label }) => label);
  // The start of a plan that is under way lies in the past.
  const isUnderWay = onBack !== null && form.startDate !== '' && form.startDate < today;
  const earliest = isUnderWay ? form.startDate : today;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bothDates || isGenerating) return;
    const read = readBudget(form.budget, currency);
    setIsChecked(true);
    if (read && 'problem' in read)
      event.currentTarget.querySelector<HTMLElement>(`#${budgetId} input`)?.focus();
    else onSubmit();
  };
  return (
    <form onSubmit={submit} className={styles.form} aria-label="Your trip">
      <Question number={1} text="When are you coming?">
        <div className={styles.pair}>
          <DateField
            label="Start date"
            value={form.startDate}
            min={earliest}
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
        <TravelTimes form={form} onChange={set} />
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
          <div id={budgetId}>
            <BudgetField
              value={form.budget}
              defaultBudget={offers.defaultBudget}
              length={length}
              isChecked={isChecked}
              onChange={(budget) => set({ budget })}
            />
          </div>
        </div>
        <ChildrenFields
          groupSize={form.groupSize}
          ages={form.childAges}
          onChange={(childAges) => set({ childAges })}
        />
      </Question>
      <Question number={3} text="What do you like?">
        <InterestChips
          interests={offers.interests}
          selected={form.interests}
          onChange={(interests) => set({ interests })}
        />
        {unserved.length > 0 && (
          <p className={styles.hint}>
            {unserved.join(' and ')}: tips and packing only, because the guide lists no such places yet.
          </p>
        )}
      </Question>
      <Question number={4} text="Pace and comfort">
        <PaceAndComfort offers={offers} form={form} onChange={set} />
      </Question>
      <Question number={5} text="Anything else?">
        <div id={formParts.dining}>
          <SelectField
            label="Dining preference"
            hint="We use this to suggest where to eat."
            value={form.diningPreference}
            options={offers.dining.map(({ id, label }) => ({ value: id, label }))}
            onChange={(diningPreference) => set({ diningPreference })}
          />
        </div>
        <TextField
          label="Special requests"
          hint={`Optional, up to ${planLimits.requests} characters. We print it on your plan.`}
          maxLength={planLimits.requests}
          value={form.specialRequests}
          placeholder="A quiet birthday dinner, a child who hates stairs"
          multiline
          onChange={(specialRequests) => set({ specialRequests })}
        />
        <RequestHints form={form} offers={offers} />
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
