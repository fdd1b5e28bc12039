import type { ActivityDetail } from '#schemas/types/published.ts';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';
import { AttractionTile, StayTile } from './Tile.tsx';

/** Renders the records nearby. */
export default function NearActivity({ record }: { record: ActivityDetail }) {
  return (
    <>
      <NearSection
        heading="Related Attractions"
        tone="tint"
        looks="four"
        records={record.attractions}
        of={AttractionTile}
      />
      <NearSection
        heading="Nearby Accommodations"

        looks="four"
        records={record.accommodations}
        of={StayTile}
      />
      <EditLink folder="activities" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
export { ByBus } from '../../ui/PlaceFacts/busFact.tsx';
