import type { AttractionDetail } from '#schemas/types/published.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { TrailSummaryCard } from '../../features/trails/list/TrailSummaryCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records nearby. */
export default function NearAttraction({ record }: { record: AttractionDetail }) {
  return (
    <>
      <NearSection
        heading="Trails nearby"
        grid="trails"
        records={record.trails}
        renderCard={(trail) => <TrailSummaryCard key={trail.id} trail={trail} />}
      />
      <NearSection
        heading={`Activities Near ${record.name}`}
        tone="tint"
        grid="tickets"
        records={record.activities}
        renderCard={(activity) => <ActivityCard key={activity.id} activity={activity} />}
      />
      <NearSection
        heading={`Stay Near ${record.name}`}
        grid="stays"
        records={record.accommodations}
        renderCard={(accommodation) => (
          <AccommodationCard key={accommodation.id} accommodation={accommodation} />
        )}
      />
      <EditLink folder="attractions" slug={record.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
