import { useMemo, useRef } from 'react';
import { published } from '../data/published.ts';
import { usePage, usePublished, useSite } from '../data/usePublished.ts';
import { ClimateTable } from '../features/guides/climate/ClimateTable.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Text/Text.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { LoadingPage, ScreenHead } from './frames/LoadingPage.tsx';

const load = () => import('./planner/TripPlanning.tsx');
const TripPlanning = lazyRegions({
  load,
  prerendered: import.meta.env.SSR && (await load()),
})((module) => module.default);

/** /trip-planner */
export default function TripPlannerPage() {
  const pageAnswer = usePage('trip-planner');
  const climateAnswer = usePublished(published.climate);
  const offersAnswer = usePublished(published.plannerForm);
  const tripsAnswer = usePublished(published.plannerTrips);
  const siteAnswer = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const { data: page } = pageAnswer;
  const { data: climate } = climateAnswer;
  const { data: offers } = offersAnswer;
  const { data: trips } = tripsAnswer;
  const { data: site } = siteAnswer;
  // Memoized, because the planner is a lazy region and must not get new props before it is hydrated.
  const below = useMemo(
    () =>
      page &&
      climate && (
        <>
          <Wrap>
            <Prose html={page.html} lead />
          </Wrap>
          <Section heading="What each month is like">
            <ClimateTable climate={climate} />
          </Section>
        </>
      ),
    [page, climate],
  );
  if (!page || !climate || !offers || !trips || !site)
    return <LoadingPage answers={[pageAnswer, climateAnswer, offersAnswer, tripsAnswer, siteAnswer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <div ref={frame} data-hydrated="false">
        <TripPlanning
          frame={frame}
          page={page}
          offers={offers.form}
          climate={climate}
          site={site}
          trips={trips}
        >
          {below}
        </TripPlanning>
      </div>
    </>
  );
}
