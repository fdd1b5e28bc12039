import type { TrailDetail } from '#schemas/types/published.ts';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';
import { AttractionTile } from './Tile.tsx';

/** Renders the records nearby. */
export default function NearTrail({ record }: { record: TrailDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        looks="four"
        records={record.attractions}
        of={AttractionTile}
      />
      <EditLink folder="trails" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
