import { useAccommodations } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { Grid } from '../ui/Layout/Layout.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { SkeletonGrid } from '../ui/Skeleton/Skeleton.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** /accommodations */
export default function AccommodationsPage() {
  const site = useSite();
  const page = usePage('accommodations');
  const { data: accommodations, error, mutate } = useAccommodations();
  if (!page || !site) return null;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        jsonLd={accommodations && [itemList(site.url, '/accommodations', accommodations)]}
      />
      {error && !accommodations ? (
        <LoadFailed what="accommodations" onRetry={() => void mutate()} />
      ) : (
        <>
          <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} />
          <Section
            heading={
              accommodations
                ? `${accommodations.length} of ${accommodations.length} accommodations`
                : 'Loading...'
            }
          >
            {accommodations ? (
              <Grid of="stays">
                {accommodations.map((accommodation) => (
                  <AccommodationCard key={accommodation.id} accommodation={accommodation} />
                ))}
              </Grid>
            ) : (
              <SkeletonGrid of="stays" label="Loading accommodations" />
            )}
          </Section>
        </>
      )}
    </>
  );
}
