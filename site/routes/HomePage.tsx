import { lazy, Suspense } from 'react';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { useToday } from '../data/useToday.ts';
import { HotelSearch } from '../features/hotelSearch/HotelSearch.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { HomeHero } from '../ui/HomeHero/HomeHero.tsx';
import { Row, Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { StatStrip } from '../ui/StatStrip/StatStrip.tsx';
import type { Home, Page, Site } from '#schemas/types/published.ts';

// Below the first screen: prerendered, but hydrated with code that arrives after the first paint.
const HomeSections = import.meta.env.SSR
  ? (await import('./HomeSections.tsx')).default
  : lazy(() => import('./HomeSections.tsx'));

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
      <Suspense fallback={null}>
        <HomeSections site={site} home={home} today={today} />
      </Suspense>
    </>
  );
}
