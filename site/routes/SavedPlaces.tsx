import { recordPath } from '#schemas/recordKinds.ts';
import { eventAddress } from '#schemas/rules/events/eventAddress.ts';
import { worldPriceText } from '#schemas/rules/money.ts';
import type {
  Accommodation,
  Activity,
  Attraction,
  ParkEvent,
  Provenance,
  Trail,
} from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { activityPrice } from '../features/activities/activityPrice.ts';
import { eventDateText } from '../features/events/eventDates.ts';
import { SavedGroup } from '../features/saved/SavedGroup.tsx';
import type { SavedPlace } from '../features/saved/savedPlace.ts';
import { SavedRow } from '../features/saved/SavedRow.tsx';
import { WinterLine } from '../features/trails/season/WinterLine.tsx';
import { NoticeLine } from '../notices/NoticeLine.tsx';
import { useCurrency } from '../ui/SiteContext.ts';
import { EstimateMark, EstimateNote } from '../ui/SourceNote/EstimateMark.tsx';
import { capitalize } from '../ui/text/capitalize.ts';

/** A line of facts may end with the dot and never begins with it. */
const separator = '\u00a0· ';

/** Returns facts with a price at their end. */
function withPrice(facts: string[], price: string, of: Provenance | null) {
  return (
    <>
      {[...facts, price].join(separator)}
      <EstimateMark of={of} />
    </>
  );
}

const noteOf = (records: { priceProvenance: Provenance | null }[]) => <EstimateNote of={records} />;

/** Renders the saved places by kind, in rows of one form. */
export default function SavedPlaces({ places }: { places: SavedPlace[] }) {
  const currency = useCurrency();
  return (
    <>
      <SavedGroup<Attraction>
        kind="attraction"
        heading="Attractions"
        url={published.attractions}
        places={places}
        renderRow={({ slug, name, picture, category, location, restrictions, open }, place) => (
          <SavedRow
            key={slug}
            place={place}
            to={recordPath('attraction', slug)}
            name={name}
            picture={picture}
            facts={[capitalize(category), location].join(separator)}
          >
            <NoticeLine restrictions={restrictions} open={open} />
          </SavedRow>
        )}
      />
      <SavedGroup<Activity>
        kind="activity"
        heading="Activities"
        url={published.activities}
        places={places}
        noteOf={noteOf}
        renderRow={(activity, place) => (
          <SavedRow
            key={activity.slug}
            place={place}
            to={recordPath('activity', activity.slug)}
            name={activity.name}
            picture={activity.picture}
            facts={withPrice(
              [activity.duration, capitalize(activity.difficulty)],
              activityPrice(activity, currency),
              activity.priceProvenance,
            )}
          >
            <NoticeLine restrictions={activity.restrictions} open={activity.open} />
          </SavedRow>
        )}
      />
      <SavedGroup<Accommodation>
        kind="accommodation"
        heading="Stays"
        url={published.accommodations}
        places={places}
        noteOf={noteOf}
        renderRow={({ slug, name, picture, type, location, price, priceProvenance, ...stay }, place) => (
          <SavedRow
            key={slug}
            place={place}
            to={recordPath('accommodation', slug)}
            name={name}
            picture={picture}
            facts={withPrice(
              [capitalize(type), location],
              price === null ? 'Price to be confirmed' : `from ${worldPriceText(price, currency)} per night`,
              priceProvenance,
            )}
          >
            <NoticeLine restrictions={stay.restrictions} open={stay.open} />
          </SavedRow>
        )}
      />
      <SavedGroup<Trail>
        kind="trail"
        heading="Trails"
        url={published.trails}
        places={places}
        renderRow={(trail, place) => (
          <SavedRow
            key={trail.slug}
            place={place}
            to={recordPath('trail', trail.slug)}
            name={trail.name}
            picture={trail.picture}
            facts={[capitalize(trail.difficulty), trail.distance, trail.duration].join(separator)}
          >
            <NoticeLine restrictions={trail.restrictions} />
            <WinterLine trail={trail} />
          </SavedRow>
        )}
      />
      <SavedGroup<ParkEvent>
        kind="event"
        heading="Events"
        url={published.events}
        places={places}
        renderRow={(event, place) => (
          <SavedRow
            key={event.slug}
            place={place}
            to={eventAddress(event.slug)}
            name={event.name}
            picture={event.picture}
            facts={[
              ...(event.eventStatus === 'cancelled' ? ['Cancelled'] : []),
              eventDateText(event),
              event.location,
            ].join(separator)}
          />
        )}
      />
    </>
  );
}
