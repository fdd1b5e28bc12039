import { byNextDays } from '#schemas/rules/events/nextEventDays.ts';
import type { Home, Site } from '#schemas/types/published.ts';
import { useToday } from '../tripDates/tripDates.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { EventCard } from '../features/events/EventCard.tsx';
import { isUpcoming } from '../features/events/eventDates.ts';
import { NewsletterBand } from '../features/newsletter/NewsletterBand.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { EstimateNote } from '../ui/SourceNote/SourceNote.tsx';
import { Section } from '../ui/Section/Section.tsx';

/** Number of events on the home page. */
const shownEvents = 4;

interface HomeSectionsProps {
  site: Site;
  home: Home;
}

/** Renders the first records of each kind, and the newsletter. */
export default function HomeSections({ site, home }: HomeSectionsProps) {
  const today = useToday(site);
  const upcoming = home.events.filter((event) => isUpcoming(event, today));
  const events = byNextDays(upcoming, today).slice(0, shownEvents);
  return (
    <>
      <Section heading="Attractions" split more={{ label: 'View All', to: '/attractions' }}>
        <Grid of="posters">
          {home.attractions.map((attraction) => (
            <AttractionCard key={attraction.id} attraction={attraction} />
          ))}
        </Grid>
      </Section>
      <Section heading="Activities" tone="tint" split more={{ label: 'View All', to: '/activities' }}>
        <Grid of="tickets">
          {home.activities.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
        </Grid>
        <EstimateNote of={home.activities} />
      </Section>
      <Section heading="Stay" split more={{ label: 'View All', to: '/accommodations' }}>
        <Grid of="stays">
          {home.accommodations.map((accommodation) => (
            <AccommodationCard key={accommodation.id} accommodation={accommodation} />
          ))}
        </Grid>
        <EstimateNote of={home.accommodations} />
      </Section>
      <Section heading="Events" tone="band" split more={{ label: 'View All', to: '/events' }}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} today={today} />
        ))}
        {events.length === 0 && <p>No events are currently available.</p>}
      </Section>
      {site.newsletter && <NewsletterBand newsletter={site.newsletter} />}
    </>
  );
}

// In the file that the home page loads after its first paint.
export { LazyTripTeaser } from '../features/planner/LazyTripTeaser.tsx';
export { TodayNotices } from '../notices/TodayNotices.tsx';
