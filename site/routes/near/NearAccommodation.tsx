import type { AccommodationDetail } from '#schemas/types/published.ts';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';
import { ActivityTile, AttractionTile } from './Tile.tsx';

/** Renders the records near a place to stay. */
export default function NearAccommodation({ record }: { record: AccommodationDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        looks="four"
        records={record.attractions}
        of={AttractionTile}
      />
      <NearSection
        heading="Recommended Activities"

        looks="four"
        records={record.activities}
        of={ActivityTile}
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
