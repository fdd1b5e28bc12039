import { useTrails } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { TrailSummaryCard } from '../features/trails/TrailSummaryCard.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { SkeletonGrid } from '../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** /hiking-map */
export default function HikingMapPage() {
  const page = usePage('hiking-map');
  const { data: trails, error, mutate } = useTrails();
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      {error && !trails ? (
        <LoadFailed what="trails" onRetry={() => void mutate()} />
      ) : (
        <>
          <TitleBand heading={page.heading} lead={page.lead} slim />
          <Section heading={trails ? `Hiking Trails (${trails.length})` : 'Hiking Trails'}>
            {trails ? (
              <Grid of="trails">
                {trails.map((trail) => (
                  <TrailSummaryCard key={trail.id} trail={trail} />
                ))}
              </Grid>
            ) : (
              <SkeletonGrid of="trails" label="Loading trails" />
            )}
          </Section>
        </>
      )}
    </>
  );
}
