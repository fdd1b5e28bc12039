import { published } from '../data/published.ts';
import { usePublished, usePage } from '../data/usePublished.ts';
import { useToday } from '../tripDates/tripDates.ts';
import { HotelSearch } from '../features/hotelSearch/HotelSearch.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { webSite } from '../ui/head/structuredData.ts';
import { HomeHero } from '../ui/HomeHero/HomeHero.tsx';
import { Row, Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Text/Text.tsx';
import { StatStrip } from '../ui/StatStrip/StatStrip.tsx';
import type { Home, Page, Site } from '#schemas/types/published.ts';
import { LoadingPage, ScreenHead, type PageProps } from './frames/LoadingPage.tsx';

const load = () => import('./HomeSections.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const HomeSections = region((regions) => regions.default);
const TodayNotices = region((regions) => regions.TodayNotices);
const TripTeaser = region((regions) => regions.TripTeaser);

/** / */
export default function HomePage({ site }: PageProps) {
  const page = usePage('home');
  const home = usePublished(published.home);
  if (!page.data || !home.data) return <LoadingPage answers={[page, home]} />;
  return <HomeView site={site} page={page.data} home={home.data} />;
}

/** Reads the day itself, because rendering the page again would drop the parts that are not hydrated yet. */
function HotelSearchToday({ site }: { site: Site }) {
  return <HotelSearch site={site} today={useToday(site)} />;
}

function HomeView({ site, page, home }: { site: Site; page: Page; home: Home }) {
  return (
    <>
      <ScreenHead page={page} jsonLd={import.meta.env.SSR ? [webSite(site)] : undefined} />
      <TripTeaser site={site} />
      <TodayNotices notices={home.notices} />
      <HomeHero heading={page.heading} lead={page.lead} picture={page.picture} night={page.nightPicture}>
        <Row>
          <LinkButton to="/trip-planner" variant="main">
            Plan My Trip
          </LinkButton>
          <LinkButton to="/budget-calculator" variant="onBand">
            Calculate Budget
          </LinkButton>
        </Row>
        <HotelSearchToday site={site} />
      </HomeHero>
      <Wrap>
        <StatStrip stats={page.stats} />
        <Prose html={page.html} lead />
      </Wrap>
      <HomeSections site={site} home={home} />
    </>
  );
}
