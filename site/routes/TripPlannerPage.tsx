import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { ClimateTable } from '../features/guides/ClimateTable.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Wrap } from '../ui/Layout/Layout.tsx';
import { Prose } from '../ui/Prose/Prose.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { Awaited } from './Awaited.tsx';

/** /trip-planner */
export default function TripPlannerPage() {
  const answer = usePage('trip-planner');
  const { data: climate } = usePublishedDetail(published.climate);
  const { data: page } = answer;
  if (!page) return <Awaited answers={[answer]} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
      />
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
