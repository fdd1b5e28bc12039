import type { ActivityDetail } from '#schemas/types/published.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/awayText.ts';

/** What lies near an activity. */
export default function NearActivity({ activity }: { activity: ActivityDetail }) {
  return (
    <>
      {activity.attractions.length > 0 && (
        <Section heading="Related Attractions" intro={awayNote} tone="tint">
          <Grid of="posters">
            {activity.attractions.map((attraction) => (
              <AttractionCard key={attraction.id} attraction={attraction} />
            ))}
          </Grid>
        </Section>
      )}
      {activity.accommodations.length > 0 && (
        <Section heading="Nearby Accommodations" intro={awayNote}>
          <Grid of="stays">
            {activity.accommodations.map((accommodation) => (
              <AccommodationCard key={accommodation.id} accommodation={accommodation} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
