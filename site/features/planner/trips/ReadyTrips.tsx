import type { ReadyTrip } from '#schemas/types/published.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ReadyTripCard } from './ReadyTripCard.tsx';
import * as styles from './ReadyTrips.css.ts';

interface ReadyTripsProps {
  trips: readonly ReadyTrip[];
  /** Calendar date in the park. */
  today: string;
  isBusy: boolean;
  onBegin: (trip: ReadyTrip, startDate: string) => void;
}

/** Ready trips by a local, in a grid. Renders nothing in a guide without them. */
export function ReadyTrips({ trips, ...rest }: ReadyTripsProps) {
  if (trips.length === 0) return null;
  return (
    <Section
      heading="Days to begin with"
      intro="Trips that a local would take. Choose one, give it a first day, and change what you like."
      screenOnly
    >
      <ul className={styles.grid}>
        {trips.map((trip) => (
          <ReadyTripCard key={trip.slug} trip={trip} {...rest} />
        ))}
      </ul>
    </Section>
  );
}
