import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { useSite } from '../data/useSite.ts';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { TrailDetailView } from '../features/trails/TrailDetailView.tsx';
import { trailStructuredData } from '../features/trails/trailStructuredData.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { breadcrumbList } from '../ui/head/structuredData.ts';
import { Grid } from '../ui/Layout/Layout.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Awaited } from './Awaited.tsx';

/** /hiking-trails/:slug */
export default function TrailPage({ slug }: RouteParams) {
  const siteAnswer = useSite();
  const { data: site } = siteAnswer;
  const { data: trail, error } = usePublishedDetail(published.trail(slug));
  const path = `/hiking-trails/${slug}`;
  if (error && !trail) {
    const message = "The hiking trail you're looking for doesn't exist.";
    return (
      <>
        <PageHead title="Trail Not Found" description={message} path={path} noIndex />
        <ErrorState heading="Trail Not Found" message={message}>
          <LinkButton to="/hiking-map">Back to Hiking Map</LinkButton>
        </ErrorState>
      </>
    );
  }
  if (!trail || !site) return <Awaited answers={[siteAnswer]} />;
  return (
    <>
      <PageHead
        // Some trails bear the name of the attraction they lead to.
        title={`Hiking ${trail.name}`}
        description={trail.description}
        path={path}
        image={trail.socialImage}
        imageAlt={trail.picture.alt}
        jsonLd={
          import.meta.env.SSR
            ? [
                trailStructuredData(trail, site.url),
                breadcrumbList(site.url, [
                  { name: 'Hiking Trails', path: '/hiking-map' },
                  { name: trail.name, path },
                ]),
              ]
            : undefined
        }
      />
      <TrailDetailView
        trail={trail}
        site={site}
        actions={<SaveButton place={{ kind: 'trail', slug, name: trail.name }} />}
      />
      {trail.attractions.length > 0 && (
        <Section heading="Nearby Attractions" tone="tint">
          <Grid of="posters">
            {trail.attractions.map((attraction) => (
              <AttractionCard key={attraction.id} attraction={attraction} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
