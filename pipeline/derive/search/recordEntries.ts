import { activityPriceFact } from '#schemas/rules/activities/activityPrice.ts';
import { eventDateText, eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { seasonMonths } from '#schemas/rules/months.ts';
import { stayPriceFact } from '#schemas/rules/stays/stayPriceFact.ts';
import { stayTypeLabels } from '#schemas/rules/stays/stayTypeLabels.ts';
import { recordKinds, type RecordKind } from '#schemas/recordKinds.ts';
import type { Attraction, SearchEntry, SuitedTo } from '#schemas/types/published.ts';
import type { Content } from '../../content/checkedContent.ts';
import type { Published } from '../published.ts';

type Listed = Published['attractions' | 'activities' | 'accommodations' | 'trails' | 'events'][number];

type Texts = readonly (string | readonly string[] | false | null | undefined)[];

/** Fields of an entry that each kind of record fills in its own way. */
interface OwnFields extends Partial<Pick<SearchEntry, 'bestMonths' | 'days' | 'restrictions'>> {
  facts: Texts;
  /** Category, features and amenities. */
  words: Texts;
  /** Texts of the page besides the description. */
  texts: Texts;
  open?: SearchEntry['open'] | undefined;
}

/** Whom a place suits, in words that visitors type and read. */
const suited: Record<SuitedTo, string> = {
  children: 'Small children',
  strollers: 'Strollers',
  dogs: 'Dogs on a leash',
  wheelchairs: 'Wheelchairs',
};

const suitedWords = ({ suits = [] }: Pick<Attraction, 'suits'>) => suits.map((who) => suited[who]);

/** Returns all records as entries of the search, each with its longer texts in `more`. */
export function recordEntries(
  content: Content,
  published: Pick<Published, 'attractions' | 'activities' | 'accommodations' | 'trails' | 'events'>,
): SearchEntry[] {
  const { currency, locations } = content.site.data;
  const towns = new Map(locations.map(({ id, label }) => [id, label]));
  const entry = (kind: RecordKind, record: Listed, { facts, words, texts, open, ...own }: OwnFields) => ({
    id: `${kind}/${record.slug}`,
    kind,
    name: record.name,
    href: `${recordKinds[kind].path}/${record.slug}`,
    where: towns.get(record.town) ?? record.town,
    facts: present(facts),
    picture: record.picture.path,
    words: present(words).join(', '),
    text: record.description,
    more: present([record.location, ...texts]).join('\n'),
    bestMonths: [],
    open: open ?? null,
    days: null,
    restrictions: [],
    ...own,
  });
  return [
    ...pairs(content.trails, published.trails).map(([{ data }, trail]) =>
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
        texts: [data.about, trail.seasonalTips, data.access?.bus, data.access?.parking],
        bestMonths: trail.bestMonths,
        restrictions: trail.restrictions,
      }),
    ),
    ...pairs(content.attractions, published.attractions).map(([{ data }, place]) =>
      entry('attraction', place, {
        facts: [place.duration],
        words: [place.category, place.amenities, data.facilities, data.freeActivities, suitedWords(place)],
        texts: [data.about, place.bestTimeToVisit, place.accessibility, place.history, data.tips],
        bestMonths: place.bestSeason ? seasonMonths[place.bestSeason] : [],
        open: data.open,
        restrictions: place.restrictions,
      }),
    ),
    ...pairs(content.activities, published.activities).map(([{ data }, activity]) =>
      entry('activity', activity, {
        facts: [activity.duration, activityPriceFact(activity, currency)],
        words: [
          activity.category,
          data.meals,
          activity.highlights,
          Number(activity.price ?? 1) === 0 && 'free',
        ],
        texts: [data.about, activity.bestTime, activity.season, activity.inclusions],
        open: data.open,
        restrictions: activity.restrictions,
      }),
    ),
    ...pairs(content.accommodations, published.accommodations).map(([{ data }, stay]) =>
      entry('accommodation', stay, {
        facts: [stayTypeLabels[stay.type], stayPriceFact(stay, currency)],
        words: [stayTypeLabels[stay.type], stay.amenities, data.camping?.services, suitedWords(stay)],
        texts: [data.about, data.rooms, data.access, data.camping?.season, data.camping?.reservation],
        open: data.open,
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
        texts: [event.usualTime],
        days:
          event.startDate === null ? null : { from: event.startDate, to: event.endDate ?? event.startDate },
      }),
    ),
  ];
}

/** Returns each published record with its content, in the order of its list. */
function pairs<E extends { slug: string }, R extends { slug: string }>(
  entries: readonly E[],
  records: readonly R[],
): [E, R][] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return records.flatMap((record) => {
    const entry = bySlug.get(record.slug);
    return entry ? [[entry, record]] : [];
  });
}

function present(texts: Texts): string[] {
  return texts.flat().filter((text): text is string => typeof text === 'string' && text !== '');
}
