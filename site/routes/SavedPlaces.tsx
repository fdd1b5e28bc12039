import type { Accommodation, Activity, Attraction, ParkEvent, Trail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { EventCard } from '../features/events/EventCard.tsx';
import { SavedGroup } from '../features/saved/SavedGroup.tsx';
import type { SavedPlace } from '../features/saved/savedPlace.ts';
import { CardActionContext } from '../ui/CardAction/CardAction.tsx';
import { TrailSummaryCard } from '../features/trails/list/TrailSummaryCard.tsx';

/** Renders the saved places by kind, each with a remove button. */
export default function SavedPlaces({ places }: { places: SavedPlace[] }) {
  return (
    <CardActionContext value={null}>
      <SavedGroup<Attraction>
        kind="attraction"
        heading="Attractions"
        url={published.attractions}
        places={places}
        grid="posters"
        renderCard={(attraction) => <AttractionCard attraction={attraction} />}
      />
      <SavedGroup<Activity>
        kind="activity"
        heading="Activities"
        url={published.activities}
        places={places}
        grid="tickets"
        renderCard={(activity) => <ActivityCard activity={activity} />}
      />
      <SavedGroup<Accommodation>
        kind="accommodation"
        heading="Stays"
        url={published.accommodations}
        places={places}
        grid="stays"
        renderCard={(accommodation) => <AccommodationCard accommodation={accommodation} />}
      />
      <SavedGroup<Trail>
        kind="trail"
        heading="Trails"
        url={published.trails}
        places={places}
        grid="trails"
        renderCard={(trail) => <TrailSummaryCard trail={trail} />}
      />
      <SavedGroup<ParkEvent>
        kind="event"
        heading="Events"
        url={published.events}
        places={places}
        grid="two"
        renderCard={(event) => <EventCard event={event} />}
      />
    </CardActionContext>
  );
}
