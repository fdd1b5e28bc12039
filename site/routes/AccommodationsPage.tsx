import { useAccommodations } from '../data/lists.ts';
import { useScreen } from '../data/useScreen.ts';
import { AccommodationList } from '../features/accommodations/AccommodationList.tsx';
import { sortByReviewCount } from '../features/accommodations/reviewCount.ts';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { Awaited } from './Awaited.tsx';

/** /accommodations */
export default function AccommodationsPage() {
  const { site, page, answers } = useScreen('accommodations');
  const { data: accommodations, error, mutate } = useAccommodations();
  if (!page || !site) return <Awaited answers={answers} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
        jsonLd={
          import.meta.env.SSR
            ? accommodations && [itemList(site.url, '/accommodations', sortByReviewCount(accommodations))]
            : undefined
        }
      />
      {error && !accommodations ? (
        <LoadFailed what="accommodations" onRetry={() => void mutate()} />
      ) : (
        <AccommodationList page={page} locations={site.locations} accommodations={accommodations} />
      )}
    </>
  );
}
