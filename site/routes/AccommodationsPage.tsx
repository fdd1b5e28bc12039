import { useAccommodations } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { AccommodationList } from '../features/accommodations/AccommodationList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { itemList } from '../ui/head/structuredData.ts';

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
        jsonLd={
          import.meta.env.SSR
            ? accommodations && [itemList(site.url, '/accommodations', accommodations)]
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
