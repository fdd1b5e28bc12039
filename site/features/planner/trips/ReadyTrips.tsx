import { useState, type FormEvent } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import { monthSpan } from '#schemas/rules/dateText.ts';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { ReadyTrip } from '#schemas/types/published.ts';
import { addDays } from '../../../calendar/dates.ts';
import { monthNames, monthOf } from '../../../calendar/seasons.ts';
import * as styles from '../form/TripForm.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateField } from '../../../ui/Field/DateField.tsx';
import { Grid } from '../../../ui/Layout/Layout.tsx';
import { Section, TipCard } from '../../../ui/Section/Section.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/Text/Text.tsx';

interface ReadyTripsProps {
  trips: readonly ReadyTrip[];
  /** Calendar date in the park. */
  today: string;
  isBusy: boolean;
  onBegin: (trip: ReadyTrip, startDate: string) => void;
}

/** Trips that show at once. */
const mostAtOnce = 2;

/** Ready trips by a local, the first of them open and the rest folded. Renders nothing in a guide without them. */
export function ReadyTrips({ trips, ...rest }: ReadyTripsProps) {
  if (trips.length === 0) return null;
  const folded = trips.slice(mostAtOnce);
  const cards = (shown: readonly ReadyTrip[]) => (
    <Grid of="tickets">
      {shown.map((trip) => (
        <ReadyTripCard key={trip.slug} trip={trip} {...rest} />
      ))}
    </Grid>
  );
  return (
    <Section
      heading="Ready-made trips"
      intro="Trips a local would take. Pick one, set a start date and change anything."
      split
      screenOnly
    >
      {cards(trips.slice(0, mostAtOnce))}
      {folded.length > 0 && (
        <details>
          <summary className={styles.summary}>More trips ({folded.length})</summary>
          {cards(folded)}
        </details>
      )}
    </Section>
  );
}

/** A ready trip; opening it shows its days and asks for the first one. */
function ReadyTripCard({
  trip,
  today,
  isBusy,
  onBegin,
}: Omit<ReadyTripsProps, 'trips'> & { trip: ReadyTrip }) {
  const { name, description, why, months, days } = trip;
  const [startDay, setStartDay] = useState<string | null>(null);
  const startDate = startDay ?? nextStart(trip, today);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onBegin(trip, startDate);
  };
  return (
    <TipCard heading={name}>
      <p className={styles.hint}>
        {days.length === 1 ? 'One day' : `${days.length} days`},{' '}
        {months.length === 12 ? 'year-round' : monthSpan(months)}
        {trip.form.transport === 'bus' && ', by bus'}
      </p>
      <p>{description}</p>
      <details>
        <summary className={styles.summary}>
          See the itinerary<VisuallyHidden> of {name}</VisuallyHidden>
        </summary>
        <div className={styles.foldedBody}>
          <p className={styles.hint}>{why}</p>
          <ol className={styles.itinerary}>
            {days.map(({ title, stops, bed }) => (
              <li key={title}>
                {title}:{' '}
                {stops.map(({ place, name: stop }, index) => (
                  <span key={place}>
                    {index > 0 && ', '}
                    <SiteLink to={pathOf(place)}>{stop}</SiteLink>
                  </span>
                ))}
                {bed && (
                  <>
                    . Overnight at <SiteLink to={recordPath('accommodation', bed.slug)}>{bed.name}</SiteLink>
                  </>
                )}
                .
              </li>
            ))}
          </ol>
          <form data-live="" onSubmit={submit} aria-label={name} className={styles.submit}>
            <DateField
              label="Start this trip on"
              value={startDate}
              min={today}
              required
              onChange={setStartDay}
            />
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Planning...' : 'Use these dates'}
            </Button>
          </form>
        </div>
      </details>
    </TipCard>
  );
}

/** Returns the path of the page of a place by its key. */
function pathOf(place: string): string {
  const [kind, slug = ''] = place.split('/');
  return recordPath(kind === 'attraction' || kind === 'activity' ? kind : 'trail', slug);
}

/** Returns the first date from today on that lies in the months of a trip and in its best days to start. */
export function nextStart({ months, starts }: Pick<ReadyTrip, 'months' | 'starts'>, today: string): string {
  const dates = Array.from({ length: 366 }, (_, wait) => addDays(today, wait));
  const isGood = (date: string) =>
    months.some((month) => month === monthNames[monthOf(date) - 1]) &&
    (!starts || isInSeason(date.slice(5), starts));
  return dates.find(isGood) ?? today;
}
