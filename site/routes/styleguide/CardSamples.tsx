import { useAccommodations, useActivities, useAttractions, useEvents, useTrails } from '../../data/lists.ts';
import { AccommodationCard } from '../../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../../features/attractions/AttractionCard.tsx';
import { EventCard } from '../../features/events/EventCard.tsx';
import { TrailSummaryCard } from '../../features/trails/list/TrailSummaryCard.tsx';
import { Grid, Stack } from '../../ui/Layout/Layout.tsx';

const shown = 3;
/** Day on which the samples are looked at. */
const sampleDay = '2027-01-01';

/** The five cards with records of the guide: poster, ticket, side picture, profile, date row. */
export function CardSamples() {
  const { data: attractions = [] } = useAttractions();
  const { data: activities = [] } = useActivities();
  const { data: accommodations = [] } = useAccommodations();
  const { data: trails = [] } = useTrails();
  const { data: events = [] } = useEvents();
  return (
    <Stack gap="wide">
      <Grid of="posters">
        {attractions.slice(0, shown).map((attraction) => (
          <AttractionCard key={attraction.id} attraction={attraction} />
        ))}
      </Grid>
      <Grid of="tickets">
        {activities.slice(0, shown).map((activity) => (
          <ActivityCard key={activity.id} activity={activity} />
        ))}
      </Grid>
      <Grid of="stays">
        {accommodations.slice(0, 2).map((accommodation) => (
          <AccommodationCard key={accommodation.id} accommodation={accommodation} />
        ))}
      </Grid>
      <Grid of="trails">
        {trails.slice(0, shown).map((trail) => (
          <TrailSummaryCard key={trail.id} trail={trail} />
        ))}
      </Grid>
      <div>
        {events.slice(0, shown).map((event) => (
          <EventCard key={event.id} event={event} today={sampleDay} />
        ))}
      </div>
    </Stack>
  );
}
