import type { EventDetail } from '#schemas/types/published.ts';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';
import { ActivityTile, AttractionTile } from './Tile.tsx';

/** Renders the records nearby. */
export default function NearEvent({ record }: { record: EventDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        looks="four"
        records={record.attractions}
        of={AttractionTile}
      />
      <NearSection heading="Related Activities" looks="four" records={record.activities} of={ActivityTile} />
      {record.asOf === null && <EditLink folder="events" slug={record.slug} />}
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
