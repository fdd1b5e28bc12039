import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { useToday } from '../data/useToday.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { EventCard } from '../features/events/EventCard.tsx';
import { isUpcoming } from '../features/events/eventDates.ts';
import { HotelSearch } from '../features/hotelSearch/HotelSearch.tsx';
import { NewsletterBand } from '../features/newsletter/NewsletterBand.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { HomeHero } from '../ui/HomeHero/HomeHero.tsx';
import { Grid, Row, Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { StatStrip } from '../ui/StatStrip/StatStrip.tsx';
import type { Home, Page, Site } from '#schemas/types/published.ts';

/** Events on the home page. */
const shownEvents = 4;

/** / */
export default function HomePage() {
  const site = useSite();
  const page = usePage('home');
  const { data: home } = usePublishedDetail(published.home);
  if (!site || !page || !home) return null;
  return <HomeView site={site} page={page} home={home} />;
}

function HomeView({ site, page, home }: { site: Site; page: Page; home: Home }) {
  const today = useToday(site);
  const events = home.events.filter((event) => isUpcoming(event, today)).slice(0, shownEvents);
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path="/"
        image={page.socialImage}
        jsonLd={import.meta.env.SSR ? [{ '@type': 'WebSite', name: site.name, url: site.url }] : undefined}
      />
      <HomeHero heading={page.heading} lead={page.lead} picture={page.picture}>
        <Row>
          <LinkButton to="/trip-planner" variant="main">
            Plan My Trip
          </LinkButton>
          <LinkButton to="/budget-calculator" variant="onBand">
            Calculate Budget
          </LinkButton>
        </Row>
        <HotelSearch site={site} today={today} />
      </HomeHero>
      <Wrap>
        <StatStrip stats={page.stats} />
        <Prose html={page.html} lead />
      </Wrap>
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
      </Section>
      <Section heading="Stay" split more={{ label: 'View All', to: '/accommodations' }}>
        <Grid of="stays">
          {home.accommodations.map((accommodation) => (
            <AccommodationCard key={accommodation.id} accommodation={accommodation} />
          ))}
        </Grid>
      </Section>
      <Section heading="Events" tone="band" split more={{ label: 'View All', to: '/events' }}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Section>
      <NewsletterBand newsletter={site.newsletter} />
    </>
  );
}
