import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { ClimateTable } from '../features/guides/ClimateTable.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { Awaited } from './Awaited.tsx';
import { ScreenHead } from './ScreenHead.tsx';

/** /trip-planner */
export default function TripPlannerPage() {
  const answer = usePage('trip-planner');
  const { data: climate } = usePublishedDetail(published.climate);
  const { data: page } = answer;
  if (!page) return <Awaited answers={[answer]} />;
  return (
    <>
      <ScreenHead page={page} />
      <TitleBand heading={page.heading} lead={page.lead} slim />
      <Wrap>
        <Prose html={page.html} lead />
      </Wrap>
      {climate && (
        <Section heading="What each month is like">
          <ClimateTable climate={climate} />
        </Section>
      )}
    </>
  );
}
