import type { AccommodationDetail } from '#schemas/types/published.ts';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records near a place to stay. */
export default function NearAccommodation({ record }: { record: AccommodationDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        grid="posters"
        records={record.attractions}
        renderCard={(attraction) => <AttractionCard key={attraction.id} attraction={attraction} />}
      />
      <NearSection
        heading="Recommended Activities"
        grid="tickets"
        records={record.activities}
        renderCard={(activity) => <ActivityCard key={activity.id} activity={activity} />}
      />
      <EditLink folder="accommodations" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { SampleReviews } from '../../features/accommodations/LocationAccess.tsx';
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
export { LocationAccess } from '../../features/accommodations/LocationAccess.tsx';
