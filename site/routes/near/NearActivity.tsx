import type { ActivityDetail } from '#schemas/types/published.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records nearby. */
export default function NearActivity({ record }: { record: ActivityDetail }) {
  return (
    <>
      <NearSection
        heading="Related Attractions"
        tone="tint"
        grid="posters"
        records={record.attractions}
        renderCard={(attraction) => <AttractionCard key={attraction.id} attraction={attraction} />}
      />
      <NearSection
        heading="Nearby Accommodations"
        grid="stays"
        records={record.accommodations}
        renderCard={(accommodation) => (
          <AccommodationCard key={accommodation.id} accommodation={accommodation} />
        )}
      />
      <EditLink folder="activities" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
export { ByBus } from '../../ui/PlaceFacts/busFact.tsx';
