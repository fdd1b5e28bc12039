import { stayAmount } from '#schemas/rules/stays/stayPriceFact.ts';
import type {
  Accommodation,
  Activity,
  Attraction,
  ParkEvent,
  Provenance,
  Trail,
} from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { activityPrice } from '#schemas/rules/activities/activityPrice.ts';
import { eventDateText } from '#schemas/rules/events/eventFacts.ts';
import { SavedGroup } from '../features/saved/SavedGroup.tsx';
import type { SavedPlace } from '../features/saved/savedPlace.ts';
import { WinterLine } from '../features/trails/season/WinterLine.tsx';
import { NoticeLine } from '../notices/NoticeLine.tsx';
import { useCurrency } from '../ui/SiteContext.ts';
import { EstimateMark, EstimateNote } from '../ui/SourceNote/SourceNote.tsx';
import { capitalize } from '../ui/text/text.ts';

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

const notices = ({ restrictions, open }: Attraction | Activity | Accommodation) => (
  <NoticeLine restrictions={restrictions} open={open} />
);

const trailLines = (trail: Trail) => (
  <>
    <NoticeLine restrictions={trail.restrictions} />
    <WinterLine trail={trail} />
  </>
);

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
        factsOf={({ category, location }) => [capitalize(category), location].join(separator)}
        linesOf={notices}
      />
      <SavedGroup<Activity>
        kind="activity"
        heading="Activities"
        url={published.activities}
        places={places}
        noteOf={noteOf}
        factsOf={(activity) =>
          withPrice(
            [activity.duration, capitalize(activity.difficulty)],
            activityPrice(activity, currency),
            activity.priceProvenance,
          )
        }
        linesOf={notices}
      />
      <SavedGroup<Accommodation>
        kind="accommodation"
        heading="Stays"
        url={published.accommodations}
        places={places}
        noteOf={noteOf}
        factsOf={({ type, location, price, priceProvenance }) =>
          withPrice(
            [capitalize(type), location],
            price === null
              ? 'Price not confirmed'
              : `${stayAmount(price, priceProvenance, currency, 'from ')} per night`,
            priceProvenance,
          )
        }
        linesOf={notices}
      />
      <SavedGroup<Trail>
        kind="trail"
        heading="Trails"
        url={published.trails}
        places={places}
        factsOf={({ difficulty, distance, duration }) =>
          [capitalize(difficulty), distance, duration].join(separator)
        }
        linesOf={trailLines}
      />
      <SavedGroup<ParkEvent>
        kind="event"
        heading="Events"
        url={published.events}
        places={places}
        factsOf={(event) =>
          [
            ...(event.eventStatus === 'cancelled' ? ['Cancelled'] : []),
            eventDateText(event),
            event.location,
          ].join(separator)
        }
      />
    </>
  );
}
