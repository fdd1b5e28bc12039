import type { AttractionDetail } from '#schemas/types/published.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { TrailSummaryCard } from '../../features/trails/list/TrailSummaryCard.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/awayText.ts';

/** What lies near an attraction: walks, things to do, places to stay. */
export default function NearAttraction({ attraction }: { attraction: AttractionDetail }) {
  return (
    <>
      {attraction.trails.length > 0 && (
        <Section heading="Trails nearby" intro={awayNote}>
          <Grid of="trails">
            {attraction.trails.map((trail) => (
              <TrailSummaryCard key={trail.id} trail={trail} />
            ))}
          </Grid>
        </Section>
      )}
      {attraction.activities.length > 0 && (
        <Section heading={`Activities Near ${attraction.name}`} intro={awayNote} tone="tint">
          <Grid of="tickets">
            {attraction.activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </Grid>
        </Section>
      )}
      {attraction.accommodations.length > 0 && (
        <Section heading={`Stay Near ${attraction.name}`} intro={awayNote}>
          <Grid of="stays">
            {attraction.accommodations.map((accommodation) => (
              <AccommodationCard key={accommodation.id} accommodation={accommodation} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
