import type { AttractionDetail } from '#schemas/types/published.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { TrailSummaryCard } from '../../features/trails/list/TrailSummaryCard.tsx';
import { EditLink } from './EditLink.tsx';
import { NearSection } from './NearSection.tsx';

/** Renders the records near an attraction. */
export default function NearAttraction({ attraction }: { attraction: AttractionDetail }) {
  return (
    <>
      <NearSection
        heading="Trails nearby"
        grid="trails"
        records={attraction.trails}
        renderCard={(trail) => <TrailSummaryCard key={trail.id} trail={trail} />}
      />
      <NearSection
        heading={`Activities Near ${attraction.name}`}
        tone="tint"
        grid="tickets"
        records={attraction.activities}
        renderCard={(activity) => <ActivityCard key={activity.id} activity={activity} />}
      />
      <NearSection
        heading={`Stay Near ${attraction.name}`}
        grid="stays"
        records={attraction.accommodations}
        renderCard={(accommodation) => (
          <AccommodationCard key={accommodation.id} accommodation={accommodation} />
        )}
      />
      <EditLink folder="attractions" slug={attraction.slug} />
    </>
  );
}

// In the file that a page loads after its first paint.
export { RecordNotices } from '../../notices/RecordNotices.tsx';
export { RealLook } from '../../ui/Photographs/RealLook.tsx';
