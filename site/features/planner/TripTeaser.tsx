import type { Site } from '#schemas/types/published.ts';
import { useToday } from '../../tripDates/tripDates.ts';
import { usePersistedStore } from '../../device/keptState.ts';
import { IconMap } from '../../ui/icons/icons.tsx';
import { SeasonBanner } from '../../ui/SeasonBanner/SeasonBanner.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { dayOfTrip } from './rules/tripDates.ts';
import { useTripStore } from './share/tripStore.ts';

/** Renders the day of the visitor's trip under way as a link to the plan; nothing before and after it. */
export function TripTeaser({ site }: { site: Site }) {
  usePersistedStore(useTripStore.persist, false);
  const trip = useTripStore((state) => state.trip);
  const today = useToday(site);
  const day = trip && dayOfTrip(trip.form, trip.choices, today);
  if (!day) return null;
  return (
    <SeasonBanner icon={<IconMap size={20} aria-hidden />}>
      <SiteLink to="/trip-planner">
        Day {day.day} of {day.days}
        {day.names.length > 0 && `: ${day.names.join(', ')}`}
      </SiteLink>
    </SeasonBanner>
  );
}
