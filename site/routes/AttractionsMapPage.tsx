import { useAttractions } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Grid } from '../ui/Layout/Layout.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** /map */
export default function AttractionsMapPage() {
  const page = usePage('map');
  const { data: attractions, error, mutate } = useAttractions();
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      {error && !attractions && <LoadFailed what="attractions" onRetry={() => void mutate()} />}
      {!error && !attractions && <LoadingState label="Loading attractions..." />}
      {attractions && (
        <>
          <TitleBand heading={page.heading} lead={page.lead} slim />
          <Section heading={`${attractions.length} of ${attractions.length} attractions`}>
            <Grid of="posters">
              {attractions.map((attraction) => (
                <AttractionCard key={attraction.id} attraction={attraction} />
              ))}
            </Grid>
          </Section>
        </>
      )}
    </>
  );
}
