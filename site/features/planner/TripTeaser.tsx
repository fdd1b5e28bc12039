import type { Site } from '#schemas/types/published.ts';
import { useToday } from '../../tripDates/tripDates.ts';
import { usePersistedStore } from '../../device/keptState.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { dayOfTrip } from './rules/tripDates.ts';
import { useTripStore } from './share/tripStore.ts';
import * as styles from './TripTeaser.css.ts';

/** Renders the day of the visitor's trip under way as a link to the plan; nothing before and after it. */
export default function TripTeaser({ site }: { site: Site }) {
  usePersistedStore(useTripStore.persist, false);
  const trip = useTripStore((state) => state.trip);
  const today = useToday(site);
  const day = trip && dayOfTrip(trip.form, trip.choices, today);
  if (!day) return null;
  return (
    <div className={styles.band}>
      <Wrap>
        <p className={styles.line}>
          <SiteLink to="/trip-planner">
            Day {day.day} of {day.days}
            {day.names.length > 0 && `: ${day.names.join(', ')}`}
          </SiteLink>
        </p>
      </Wrap>
    </div>
  );
}
