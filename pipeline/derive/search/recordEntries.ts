import { suitedFor } from '#schemas/filters/suitedFor.ts';
import { activityPriceFact } from '#schemas/rules/activities/activityPrice.ts';
import { eventDateText, eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { seasonMonths } from '#schemas/rules/months.ts';
import { stayPriceFact } from '#schemas/rules/stays/stayPriceFact.ts';
import { stayTypeLabels } from '#schemas/rules/stays/stayTypeLabels.ts';
import { recordKinds, type RecordKind } from '#schemas/recordKinds.ts';
import type { Attraction, SearchEntry } from '#schemas/types/published.ts';
import type { Content } from '../../content/checkedContent.ts';
import type { Published } from '../published.ts';

type Listed = Published['attractions' | 'activities' | 'accommodations' | 'trails' | 'events'][number];

type Texts = readonly (string | readonly string[] | false | null | undefined)[];

/** Fields of an entry that each kind of record fills in its own way. */
interface OwnFields extends Partial<Pick<SearchEntry, 'bestMonths' | 'open' | 'days' | 'restrictions'>> {
  facts: Texts;
  /** Category, features and amenities. */
  words: Texts;
}

const suitedWords = ({ suits = [] }: Pick<Attraction, 'suits'>) =>
  suitedFor.options().flatMap(({ value, label }) => (suits.includes(value) ? label : []));

/** Returns all records as entries of the search. */
export function recordEntries(
  content: Content,
  published: Pick<Published, 'attractions' | 'activities' | 'accommodations' | 'trails' | 'events'>,
): SearchEntry[] {
  const { currency, locations } = content.site.data;
  const towns = new Map(locations.map(({ id, label }) => [id, label]));
  const entry = (kind: RecordKind, record: Listed, { facts, words, ...own }: OwnFields) => ({
    id: `${kind}/${record.slug}`,
    kind,
    name: record.name,
    href: `${recordKinds[kind].path}/${record.slug}`,
    where: towns.get(record.town) ?? record.town,
    facts: present(facts),
    picture: record.picture.path,
    words: present(words).join(', '),
    text: record.description,
    bestMonths: [],
    open: null,
    days: null,
    restrictions: [],
    ...own,
  });
  const [placeOf, activityOf, stayOf] = [
    writtenBySlug(content.attractions),
    writtenBySlug(content.activities),
    writtenBySlug(content.accommodations),
  ];
  return [
    ...published.trails.map((trail) =>
      entry('trail', trail, {
        facts: [trail.distance, trail.difficulty],
        words: [
          'trail',
          'hike',
          'walk',
          trail.difficulty,
          trail.trailType,
          trail.features,
          suitedWords(trail),
        ],
        bestMonths: trail.bestMonths,
        restrictions: trail.restrictions,
      }),
    ),
    ...published.attractions.map((place) =>
      entry('attraction', place, {
        facts: [place.duration],
        words: [
          place.category,
          place.amenities,
          placeOf(place)?.facilities,
          placeOf(place)?.freeActivities,
          suitedWords(place),
        ],
        bestMonths: place.bestSeason ? seasonMonths[place.bestSeason] : [],
        open: place.open,
        restrictions: place.restrictions,
      }),
    ),
    ...published.activities.map((activity) =>
      entry('activity', activity, {
        facts: [activity.duration, activityPriceFact(activity, currency)],
        words: [
          activity.category,
          activityOf(activity)?.meals,
          activity.highlights,
          Number(activity.price ?? 1) === 0 && 'free',
        ],
        open: activity.open,
        restrictions: activity.restrictions,
      }),
    ),
    ...published.accommodations.map((stay) =>
      entry('accommodation', stay, {
        facts: [stayTypeLabels[stay.type], stayPriceFact(stay, currency)],
        words: [
          stayTypeLabels[stay.type],
          stay.amenities,
          stayOf(stay)?.camping?.services,
          suitedWords(stay),
        ],
        open: stay.open,
        restrictions: stay.restrictions,
      }),
    ),
    ...published.events.map((event) =>
      entry('event', event, {
        facts: [
          (event.startDate === null && event.usualTime) || eventDateText(event),
          (event.isFree || event.price !== null) && eventPrice(event, currency),
        ],
        words: [event.category, 'event', event.isFree && 'free'],
        days:
          event.startDate === null ? null : { from: event.startDate, to: event.endDate ?? event.startDate },
      }),
    ),
  ];
}

/** Returns a finder of what is written in the file of a record. */
function writtenBySlug<D>(entries: readonly { slug: string; data: D }[]) {
  const bySlug = new Map(entries.map(({ slug, data }) => [slug, data]));
  return ({ slug }: { slug: string }) => bySlug.get(slug);
}

function present(texts: Texts): string[] {
  return texts.flat().filter((text): text is string => typeof text === 'string' && text !== '');
}
