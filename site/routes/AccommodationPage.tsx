import type { AccommodationDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublished.ts';
import { AccommodationDetailView } from '../features/accommodations/AccommodationDetailView.tsx';
import { accommodationStructuredData } from '../features/accommodations/accommodationStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';
import { RecordPage, recordRegions } from './frames/RecordPage.tsx';

const load = () => import('./near/NearAccommodation.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const regions = recordRegions<AccommodationDetail>(region);
const LocationAccess = region((regions) => regions.LocationAccess);
const SampleReviews = region((regions) => regions.SampleReviews);

/** /accommodations/:slug */
export default function AccommodationPage({ slug, site }: PageProps) {
  return (
    <RecordPage
      kind="accommodation"
      slug={slug}
      answer={usePublishedRecord(published.accommodation(slug), 'accommodation')}
      site={site}
      list={{ name: 'Accommodations', path: '/accommodations' }}
      loading="Loading accommodation details..."
      failure={{
        heading: 'Accommodation Not Found',
        message: "The accommodation you're looking for doesn't exist or has been removed.",
        wayOn: 'Browse all accommodations',
      }}
      structuredData={
        import.meta.env.SSR ? (accommodation) => accommodationStructuredData(accommodation, site) : undefined
      }
      regions={regions}
    >
      {(accommodation, slots) => (
        <AccommodationDetailView
          accommodation={accommodation}
          site={site}
          samples={site.sampleReviews.length > 0 && <SampleReviews reviews={site.sampleReviews} />}
          access={<LocationAccess accommodation={accommodation} />}
          {...slots}
        />
      )}
    </RecordPage>
  );
}
