import type { AttractionDetail } from '#schemas/types/published.ts';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';
import { ActivityTile, StayTile, TrailTile } from './Tile.tsx';

/** Renders the records nearby. */
export default function NearAttraction({ record }: { record: AttractionDetail }) {
  return (
    <>
      <NearSection
        heading="Trails nearby"

        looks="four"
        records={record.trails}
        of={TrailTile}
      />
      <NearSection
        heading={`Activities Near ${record.name}`}
        tone="tint"
        looks="posters"
        records={record.activities}
        of={ActivityTile}
      />
      <NearSection
        heading={`Stay Near ${record.name}`}

        looks="four"
        records={record.accommodations}
        of={StayTile}
      />
      <EditLink folder="attractions" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
