import type { Accommodation, Activity, Attraction, ParkEvent, Trail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { usePage } from '../data/usePage.ts';
import { AccommodationCard } from '../features/accommodations/AccommodationCard.tsx';
import { ActivityCard } from '../features/activities/ActivityCard.tsx';
import { AttractionCard } from '../features/attractions/AttractionCard.tsx';
import { EventCard } from '../features/events/EventCard.tsx';
import { SavedGroup } from '../features/saved/SavedGroup.tsx';
import { useSavedPlaces } from '../features/saved/useSavedPlaces.ts';
import { TrailSummaryCard } from '../features/trails/TrailSummaryCard.tsx';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { Awaited } from './Awaited.tsx';

/** /saved */
export default function SavedPage() {
  const answer = usePage('saved');
  const places = useSavedPlaces();
  const { data: page } = answer;
  if (!page) return <Awaited answers={[answer]} />;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} noIndex />
      <TitleBand heading={page.heading} lead={page.lead} slim />
      {places.length === 0 && (
        <Section heading="Your places">
          <EmptyState
            heading="Nothing saved yet"
            message="Places that you save stay on this device and show up here."
          >
            <LinkButton to="/attractions">Browse attractions</LinkButton>
          </EmptyState>
        </Section>
      )}
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
    </>
  );
}
