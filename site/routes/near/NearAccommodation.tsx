import type { AccommodationDetail } from '#schemas/types/published.ts';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/awayText.ts';

/** What lies near an accommodation. */
export default function NearAccommodation({ accommodation }: { accommodation: AccommodationDetail }) {
  return (
    <>
      {accommodation.attractions.length > 0 && (
        <Section heading="Nearby Attractions" intro={awayNote} tone="tint">
          <Grid of="posters">
            {accommodation.attractions.map((attraction) => (
              <AttractionCard key={attraction.id} attraction={attraction} />
            ))}
          </Grid>
        </Section>
      )}
      {accommodation.activities.length > 0 && (
        <Section heading="Recommended Activities" intro={awayNote}>
          <Grid of="tickets">
            {accommodation.activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
