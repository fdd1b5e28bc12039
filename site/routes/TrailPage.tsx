import type { RouteParams } from './RouteParams.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { useSite } from '../data/useSite.ts';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { TrailDetailView } from '../features/trails/TrailDetailView.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Section } from '../ui/Section/Section.tsx';

/** /hiking-trails/:slug */
export default function TrailPage({ slug }: RouteParams) {
  const site = useSite();
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
  if (!trail || !site) return <LoadingState label="Loading..." />;
  return (
    <>
      <PageHead title={trail.name} description={trail.description} path={path} image={trail.socialImage} />
      <TrailDetailView trail={trail} site={site} />
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
