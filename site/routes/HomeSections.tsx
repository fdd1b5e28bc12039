import { byNextDays } from '#schemas/rules/events/nextEventDays.ts';
import type { Home, Site } from '#schemas/types/published.ts';
import { useToday } from '../tripDates/tripDates.ts';
import { EventCard } from '../features/events/EventCard.tsx';
import { isUpcoming } from '../features/events/eventDates.ts';
import { NewsletterBand } from '../features/newsletter/NewsletterBand.tsx';
import { EstimateNote } from '../ui/SourceNote/SourceNote.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { tiles } from './near/Tile.css.ts';
import { ActivityTile, AttractionTile, StayTile } from './near/Tile.tsx';

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
      <Section heading="Attractions" more={{ label: 'View All', to: '/attractions' }}>
        <div className={tiles.posters}>
          {home.attractions.map((attraction) => (
            <AttractionTile key={attraction.id} record={attraction} looks="posters" />
          ))}
        </div>
      </Section>
      <Section heading="Activities" tone="tint" split more={{ label: 'View All', to: '/activities' }}>
        <div className={tiles.rows}>
          {home.activities.map((activity) => (
            <ActivityTile key={activity.id} record={activity} looks="rows" />
          ))}
        </div>
        <EstimateNote of={home.activities} />
      </Section>
      <Section heading="Stay" more={{ label: 'View All', to: '/accommodations' }}>
        <div className={tiles.wide}>
          {home.accommodations.map((accommodation) => (
            <StayTile key={accommodation.id} record={accommodation} looks="wide" />
          ))}
        </div>
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
export { TripTeaser } from '../features/planner/TripTeaser.tsx';
export { TodayNotices } from '../notices/TodayNotices.tsx';
