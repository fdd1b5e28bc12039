import type { FormEvent } from 'react';
import type { PlannerForm } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { problem as fieldProblem } from '../../../ui/Field/Field.css.ts';
import { CheckboxGroup } from '../../../ui/Field/Checkbox.tsx';
import { DateField } from '../../../ui/Field/DateField.tsx';
import { SelectField } from '../../../ui/Field/SelectField.tsx';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { Grid, Row } from '../../../ui/Layout/Layout.tsx';
import { OptionRows } from '../../../ui/OptionRows/OptionRows.tsx';
import { Stepper } from '../../../ui/Stepper/Stepper.tsx';
import { BudgetAndBed, ChildrenFields, Question, InterestChips, TravelTimes } from './TripFields.tsx';
import { planLimits } from '../rules/planLimits.ts';
import type { Need, TripForm } from '../rules/trip.ts';
import { peopleWithin, withStart } from './tripDraft.ts';
import * as styles from './TripForm.css.ts';
import { datesProblem, tripLength } from '../rules/tripDates.ts';
import { countText } from '../view/tripText.ts';

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

const problemId = 'trip-end-problem';
const missingId = 'trip-missing';

const needs: { value: Need; label: string }[] = [
  { value: 'wheelchairs', label: 'Wheelchairs' },
  { value: 'strollers', label: 'Strollers' },
  { value: 'dogs', label: 'Dogs on a leash' },
];

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
  const set = (change: Partial<TripForm>) => onChange({ ...form, ...change });
  const fields = { offers, form, onChange: set };
  const bothDates = form.startDate !== '' && form.endDate !== '';
  const problem = bothDates ? datesProblem(form.startDate, form.endDate, offers.longestTrip) : null;
  const length =
    bothDates && form.endDate >= form.startDate ? tripLength(form.startDate, form.endDate) : null;
  // The start of a plan that is under way lies in the past.
  const isUnderWay = onBack !== null && form.startDate !== '' && form.startDate < today;
  const earliest = isUnderWay ? form.startDate : today;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bothDates || isGenerating) return;
    const wrong = event.currentTarget.querySelector<HTMLElement>('[type="date"][aria-invalid="true"]');
    if (wrong) wrong.focus();
    else onSubmit();
  };
  return (
    <form data-live="" noValidate onSubmit={submit} className={styles.form} aria-label="Your trip">
      <Question number={1} text="When are you coming?">
        <Grid of="two">
          <DateField
            label="Start date"
            value={form.startDate}
            min={earliest}
            onChange={(date) => onChange(withStart(form, date, days))}
          />
          <div>
            <DateField
              label="End date"
              value={form.endDate}
              min={form.startDate || today}
              invalid={problem !== null}
              noteId={problemId}
              onChange={(endDate) => set({ endDate })}
            />
            <p id={problemId} role="alert" className={fieldProblem}>
              {problem}
            </p>
          </div>
        </Grid>
        <p className={styles.hint}>
          {length === null
            ? `Up to ${countText(offers.longestTrip, 'day')}, counting the first and last.`
            : `${countText(length, 'day')}, counting the first and last.`}
        </p>
      </Question>
      <Question number={2} text="Who is coming, and how?">
        <Grid of="two">
          <Stepper
            label="People"
            hint={`${offers.group.min} to ${offers.group.max}`}
            value={form.groupSize}
            min={offers.group.min}
            max={offers.group.max}
            onChange={(people) => set({ groupSize: peopleWithin(people, offers.group) })}
          />
          <div>
            <OptionRows
              legend="How will you get around?"
              options={offers.transport.map(({ id, label }) => ({ value: id, label }))}
              selected={form.transport}
              onChange={(transport) => set({ transport })}
            />
            {form.transport === 'bus' && (
              <p className={styles.hint}>We plan only places you can reach by bus or shuttle.</p>
            )}
          </div>
        </Grid>
        <ChildrenFields {...fields} />
      </Question>
      <Question number={3} text="What do you like?">
        <InterestChips {...fields} />
        <OptionRows
          legend="Activity level"
          options={offers.activityLevels.map(({ id, label }) => ({ value: id, label }))}
          selected={form.activityLevel}
          onChange={(activityLevel) => set({ activityLevel })}
        />
      </Question>
      <Question number={4} text="Budget, stay and times">
        <BudgetAndBed {...fields} length={length} />
        <TravelTimes {...fields} />
      </Question>
      <Question number={5} text="Anything else?">
        <CheckboxGroup
          legend="Every place must suit"
          options={needs}
          selected={form.needs}
          onChange={(wanted) => set({ needs: wanted })}
        />
        {form.needs.length > 0 && (
          <p className={styles.hint}>
            We plan only places whose sources say so. Where nobody says, we leave them out.
          </p>
        )}
        <SelectField
          label="Dining preference"
          hint="We use this to suggest where to eat."
          value={form.diningPreference}
          options={offers.dining.map(({ id, label }) => ({ value: id, label }))}
          onChange={(diningPreference) => set({ diningPreference })}
        />
        <TextField
          label="Special requests"
          hint={`A note of your own, printed with the plan. It doesn't affect the plan. Up to ${planLimits.requests} characters.`}
          maxLength={planLimits.requests}
          value={form.specialRequests}
          placeholder="For example: a quiet birthday dinner, a child who hates stairs"
          multiline
          onChange={(specialRequests) => set({ specialRequests })}
        />
      </Question>
      <div className={styles.submit}>
        <Row>
          <Button
            type="submit"
            variant="main"
            disabled={!bothDates || isGenerating}
            aria-describedby={missingId}
          >
            {isGenerating ? 'Creating Your Perfect Trip...' : 'Plan My Trip'}
          </Button>
          {onBack && (
            <Button variant="outline" onClick={onBack}>
              Back to the Plan
            </Button>
          )}
        </Row>
        {/* A disabled button is no stop of the keyboard, so its reason is one. */}
        <p id={missingId} role="note" tabIndex={bothDates ? undefined : 0} className={styles.hint}>
          {bothDates
            ? 'Nothing you type leaves this device.'
            : 'Choose both dates first. Nothing you type leaves this device.'}
        </p>
      </div>
    </form>
  );
}
