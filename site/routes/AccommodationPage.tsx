import { recordPath } from '#schemas/recordKinds.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublishedRecord.ts';
import { AccommodationDetailView } from '../features/accommodations/AccommodationDetailView.tsx';
import { accommodationStructuredData } from '../features/accommodations/accommodationStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/PageProps.ts';
import { RecordFrame } from './frames/RecordFrame.tsx';

const load = () => import('./near/NearAccommodation.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const NearAccommodation = region((regions) => regions.default);
const LocationAccess = region((regions) => regions.LocationAccess);
const SampleReviews = region((regions) => regions.SampleReviews);
const RealLook = region((regions) => regions.RealLook);
const RecordNotices = region((regions) => regions.RecordNotices);

/** /accommodations/:slug */
export default function AccommodationPage({ slug, site }: PageProps) {
  return (
    <RecordFrame
      answer={usePublishedRecord(published.accommodation(slug), 'accommodation')}
      site={site}
      path={recordPath('accommodation', slug)}
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
    >
      {(accommodation) => (
        <>
          <AccommodationDetailView
            accommodation={accommodation}
            site={site}
            actions={<SaveButton place={{ kind: 'accommodation', slug, name: accommodation.name }} />}
            samples={site.sampleReviews.length > 0 && <SampleReviews reviews={site.sampleReviews} />}
            access={<LocationAccess accommodation={accommodation} />}
            notices={<RecordNotices kind="accommodation" record={accommodation} />}
            photographs={accommodation.photographs && <RealLook photographs={accommodation.photographs} />}
          />
          <NearAccommodation accommodation={accommodation} />
        </>
      )}
    </RecordFrame>
  );
}
