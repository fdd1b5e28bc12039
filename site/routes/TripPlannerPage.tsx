import { useMemo } from 'react';
import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { useSite } from '../data/useSite.ts';
import { ClimateTable } from '../features/guides/ClimateTable.tsx';
import { TripPlanner } from '../features/planner/TripPlanner.tsx';
import { useSavedPlaces } from '../features/saved/useSavedPlaces.ts';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Awaited } from './Awaited.tsx';
import { ScreenHead } from './ScreenHead.tsx';

/** /trip-planner */
export default function TripPlannerPage() {
  const pageAnswer = usePage('trip-planner');
  const climateAnswer = usePublishedDetail(published.climate);
  const offersAnswer = usePublishedDetail(published.plannerForm);
  const siteAnswer = useSite();
  const places = useSavedPlaces();
  const saved = useMemo(
    () => places.flatMap(({ kind, slug }) => (kind === 'event' ? [] : [`${kind}/${slug}` as const])),
    [places],
  );
  const { data: page } = pageAnswer;
  const { data: climate } = climateAnswer;
  const { data: offers } = offersAnswer;
  const { data: site } = siteAnswer;
  if (!page || !climate || !offers || !site)
    return <Awaited answers={[pageAnswer, climateAnswer, offersAnswer, siteAnswer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <TripPlanner page={page} offers={offers.form} climate={climate} site={site} saved={saved}>
        <Wrap>
          <Prose html={page.html} lead />
        </Wrap>
        <Section heading="What each month is like">
          <ClimateTable climate={climate} />
        </Section>
      </TripPlanner>
    </>
  );
}
