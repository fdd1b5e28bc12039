import type { ReadyTrip } from '#schemas/types/published.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { summary } from '../form/TripForm.css.ts';
import { ReadyTripCard } from './ReadyTripCard.tsx';
import * as styles from './ReadyTrips.css.ts';

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
  return (
    <Section
      heading="Ready-made trips"
      intro="Trips a local would take. Pick one, set a start date and change anything."
      split
      screenOnly
    >
      <TripGrid trips={trips.slice(0, mostAtOnce)} {...rest} />
      {folded.length > 0 && (
        <details>
          <summary className={summary}>More trips ({folded.length})</summary>
          <TripGrid trips={folded} {...rest} />
        </details>
      )}
    </Section>
  );
}

function TripGrid({ trips, ...rest }: ReadyTripsProps) {
  return (
    <ul className={styles.grid}>
      {trips.map((trip) => (
        <ReadyTripCard key={trip.slug} trip={trip} {...rest} />
      ))}
    </ul>
  );
}
