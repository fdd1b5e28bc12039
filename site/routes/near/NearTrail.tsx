import type { TrailDetail } from '#schemas/types/published.ts';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/awayText.ts';

/** What lies near a walk. */
export default function NearTrail({ trail }: { trail: TrailDetail }) {
  if (trail.attractions.length === 0) return null;
  return (
    <Section heading="Nearby Attractions" intro={awayNote} tone="tint">
      <Grid of="posters">
        {trail.attractions.map((attraction) => (
          <AttractionCard key={attraction.id} attraction={attraction} />
        ))}
      </Grid>
    </Section>
  );
}
