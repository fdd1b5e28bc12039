import type { TrailDetail } from '#schemas/types/published.ts';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records near a trail. */
export default function NearTrail({ trail }: { trail: TrailDetail }) {
  return (
    <>
      <NearSection
        heading="Nearby Attractions"
        tone="tint"
        grid="posters"
        records={trail.attractions}
        renderCard={(attraction) => <AttractionCard key={attraction.id} attraction={attraction} />}
      />
      <EditLink folder="trails" slug={trail.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
