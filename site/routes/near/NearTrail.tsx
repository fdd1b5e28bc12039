import type { TrailDetail } from '#schemas/types/published.ts';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records nearby. */
export default function NearTrail({ record }: { record: TrailDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        grid="posters"
        records={record.attractions}
        renderCard={(attraction) => <AttractionCard key={attraction.id} attraction={attraction} />}
      />
      <EditLink folder="trails" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
