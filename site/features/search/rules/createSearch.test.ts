import { describe, expect, test } from 'vitest';
import type { Meaning, SearchEntry } from '#schemas/types/published.ts';
import { createSearch, entrySeason } from './createSearch.ts';
import type { SearchSite } from './listLinks.ts';
import { reasonOf, resultGroups } from './results.ts';

function entry(id: string, name: string, changes: Partial<SearchEntry> = {}): SearchEntry {
  const [kind] = id.split('/') as [SearchEntry['kind']];
  return {
    id,
    kind,
    name,
    href: `/${id}`,
    where: '',
    facts: [],
    picture: null,
    words: '',
    text: '',
    bestMonths: [],
    open: null,
    days: null,
    restrictions: [],
    ...changes,
  };
}

const entries = [
  entry('attraction/pools', 'Upper Hot Springs', { where: 'Northgate' }),
  entry('attraction/mirror', 'Lake Minnewater', { where: 'Northgate', text: 'The cold springs feed it.' }),
  entry('trail/bee', 'Big Beehive', { where: 'Southgate', words: 'trail, easy', bestMonths: ['july'] }),
  entry('trail/flat', 'Flat meadow', {
    where: 'Southgate',
    words: 'trail, easy',
    text: 'Six larches.',
    bestMonths: ['january'],
  }),
  entry('activity/canoe', 'Canoe on the tarn', { open: { from: '06-01', to: '09-15' } }),
  entry('accommodation/chalet', 'Château Nord', { words: 'hotel' }),
  entry('event/fair', 'Old fair', { days: { from: '2026-05-01', to: '2026-05-02' } }),
  entry('notice/leash', 'Dogs on a leash', { words: 'dogs' }),
  entry('guide/tips/rain', 'Indoors', { text: 'A day in the museum.' }),
];
const meanings: Meaning[] = [
  { typed: ['dog', 'puppy'], means: ['dogs leash'], filters: { trail: 'for=dogs' } },
  { typed: ['rainy', 'day of rain'], means: ['indoors'] },
  { typed: ['hike', 'walk'], means: ['trail'], list: 'trail' },
  { typed: ['hot tub'], filters: { accommodation: 'amenities=Hot tub' } },
  { typed: ['bed', 'hotel'], means: ['hotel'], list: 'accommodation' },
  { typed: ['cold', 'what to wear'], answers: ['guide/tips/rain', 'guide/tips/gone'] },
  { typed: ['laundry'], unlisted: 'We list no laundry.' },
  { typed: ['pools'], unlisted: 'We list no pools.' },
];
const site: SearchSite = {
  locations: [
    { id: 'northgate', label: 'Northgate' },
    { id: 'south gate', label: 'South Gate' },
  ],
  currency: 'CAD',
  park: 'Northgate National Park',
  hemisphere: 'north',
};
const { search } = await createSearch({ entries, meanings }, site);
const ids = (typed: string, day = '2027-07-10') => search(typed, day).hits.map(({ entry: { id } }) => id);

test.each([
  ['a beginning', 'minne', 'attraction/mirror'],
  ['one letter', 'b', 'trail/bee'],
  ['a typing error', 'minewater', 'attraction/mirror'],
  ['two typing errors', 'minewatter', 'attraction/mirror'],
  ['joined words', 'hotsprings', 'attraction/pools'],
  ['split words', 'bee hive', 'trail/bee'],
  ['a number', '6', 'trail/flat'],
  ['singular', 'hot spring', 'attraction/pools'],
  ['no accent', 'chateau', 'accommodation/chalet'],
  ['an accent too many', 'cánoe', 'activity/canoe'],
  ['a town', 'easy trail southgate', 'trail/bee'],
  ['words that say nothing', 'where is the canoe', 'activity/canoe'],
  ['a word of a meaning', 'puppy', 'notice/leash'],
  ['a phrase of a meaning', 'day of rain', 'guide/tips/rain'],
  ['a phrase of words that say nothing', 'what to wear', 'guide/tips/rain'],
  ['an answer that content names', 'cold', 'guide/tips/rain'],
  ['a word of the text', 'museum', 'guide/tips/rain'],
])('%s: "%s" finds %s first', (_, typed, id) => {
  expect(ids(typed)[0]).toBe(id);
});

test('a quarter of the letters may be wrong in a word that the guide does not know', () => {
  expect(ids('chetoau')).toEqual(['accommodation/chalet']);
  expect(ids('meadw')).toEqual(['trail/flat']);
  expect(ids('mdw')).toEqual([]);
});

test('a known word is no likeness: "spring" does not find "string"', async () => {
  const two = [entry('trail/a', 'String meadow'), entry('trail/b', 'Spring meadow')];
  const guide = await createSearch({ entries: two, meanings: [] }, site);
  expect(guide.search('spring', '2027-07-10').hits.map(({ entry: { id } }) => id)).toEqual(['trail/b']);
});

test('a long name that begins with what was typed comes before a shorter one that holds it', async () => {
  const names = ['Old Upper Hot Springs', 'Upper Hot Springs: look whether they are open'];
  const long = await createSearch(
    { entries: names.map((name) => entry(`trail/${name}`, name)), meanings: [] },
    site,
  );
  const { hits } = long.search('upper', '2027-07-10');
  expect(hits.map(({ entry: { name } }) => name)).toEqual(names.toReversed());
});

test('a name comes before a text', () => {
  expect(ids('springs')).toEqual(['attraction/pools', 'attraction/mirror']);
});

test('of equals, the one in season is first', () => {
  expect(ids('easy trail', '2027-07-10')).toEqual(['trail/bee', 'trail/flat']);
  expect(ids('easy trail', '2027-01-10')).toEqual(['trail/flat', 'trail/bee']);
});

test('a closed one is found and says so; an event that is over is not found', () => {
  expect(search('canoe', '2027-01-10').hits).toMatchObject([{ season: 'closed' }]);
  expect(search('canoe', '2027-06-01').hits).toMatchObject([{ season: 'in' }]);
  expect(ids('fair', '2026-05-02')).toEqual(['event/fair']);
  expect(ids('fair', '2026-05-03')).toEqual([]);
});

test('an entry that holds more of the query is first; a word that nothing holds is no hindrance', () => {
  expect(ids('springs northgate')).toEqual(['attraction/pools', 'attraction/mirror']);
  expect(ids('easy trail meadow').slice(0, 2)).toEqual(['trail/flat', 'trail/bee']);
  expect(ids('canoe xyzzy')).toEqual(['activity/canoe']);
});

test('sections of one address are one hit, the best', async () => {
  const parts = ['Cold', 'Cold and wind'].map((name, n) =>
    entry(`guide/tips/${n}`, name, { href: '/tips#weather' }),
  );
  const guide = await createSearch({ entries: parts, meanings: [] }, site);
  expect(guide.search('cold', '2027-07-10').hits.map(({ entry: { name } }) => name)).toEqual(['Cold']);
});

test('where nothing is found, names that are like it are told, if any are close', () => {
  expect(search('minwtr', '2027-07-10')).toMatchObject({ hits: [], likely: [] });
  expect(search('bgbhv', '2027-07-10')).toMatchObject({ hits: [], likely: [] });
  expect(search('uprhotsprngs', '2027-07-10')).toMatchObject({ hits: [], likely: ['Upper Hot Springs'] });
});

test.each([
  ['dog walks', [['/hiking-map?for=dogs', 'Walks', 'Dogs on a leash']]],
  ['walks for a puppy near Northgate', [['/hiking-map?for=dogs', 'Walks', 'Dogs on a leash']]],
  ['dog walks in South Gate', []],
  ['dog walks by the canoe', []],
  ['walks', [['/hiking-map', 'Walks', '']]],
  ['puppy', [['/hiking-map?for=dogs', 'Walks', 'Dogs on a leash']]],
  ['bed below $60', [['/accommodations?price=budget&sort=price', 'Stays', 'Up to CA $300']]],
  ['hotel under 500', [['/accommodations?price=mid-range&sort=price', 'Stays', 'CA $300 to under $700']]],
  ['walk under 5 km', [['/hiking-map?length=4', 'Walks', 'Up to 4 km']]],
  ['walk of less than 10km', [['/hiking-map?length=10', 'Walks', '4 to 10 km']]],
  [
    'hot tub south gate',
    [['/accommodations?location=south+gate&amenities=Hot+tub', 'Stays', 'South Gate, Hot tub']],
  ],
  [
    'in October',
    [
      ['/events?from=2027-10-01&until=2027-10-31', 'Events', 'Oct 1–31, 2027'],
      ['/attractions?season=fall', 'Places', 'Fall (Sep-Nov)'],
    ],
  ],
  [
    'in February',
    [
      ['/events?from=2028-02-01&until=2028-02-29', 'Events', 'Feb 1–29, 2028'],
      ['/attractions?season=winter', 'Places', 'Winter (Dec-Feb)'],
    ],
  ],
  ['cold', []],
])('"%s" names the lists %j', (typed, expected) => {
  const { lists } = search(typed, '2027-07-10');
  expect(lists.map(({ href, name, filters }) => [href, name, filters.join(', ')])).toEqual(expected);
});

test('a limit leaves what is below it, unless that is nothing', async () => {
  const prices = ['CA $25 per site', 'CA $1,345 per night'].map((price, n) =>
    entry(`accommodation/${n}`, `Hotel ${n}`, { facts: ['Hotel', price] }),
  );
  const guide = await createSearch({ entries: prices, meanings }, site);
  const found = (typed: string) => guide.search(typed, '2027-07-10').hits.map(({ entry: { id } }) => id);
  expect(found('hotel below $60')).toEqual(['accommodation/0']);
  expect(found('hotel under 2000')).toHaveLength(2);
  expect(found('hotel under $10')).toHaveLength(2);
});

test('what the guide does not hold is said, unless an entry holds the word', () => {
  expect(search('a laundry in Northgate', '2027-07-10').unlisted).toBe('We list no laundry.');
  expect(search('pools', '2027-07-10').unlisted).toBeNull();
});

test.each([
  ['the sentence that holds most', 'mirror lake', 'One lake. The [lake] is a [mirror].'.split('. ')[1]],
  ['features, where no sentence holds it', 'shower', '[Showers], flat'.split(', ')[0]],
  ['the first sentence of what else was found', 'nothing', 'One lake.'],
])('the reason of a hit is %s', (_, typed, expected) => {
  const found = entry('trail/a', 'A', { words: 'Showers, flat', text: 'One lake. The lake is a mirror.' });
  const terms = new Set(typed.split(' '));
  const parts = reasonOf({ entry: found, terms });
  expect(parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')).toBe(expected);
});

describe.each(['', '   ', '-- !'])('%j', (typed) => {
  test('finds nothing and says nothing', () => {
    expect(search(typed, '2027-07-10')).toEqual({
      lists: [],
      hits: [],
      isNear: false,
      likely: [],
      unlisted: null,
    });
  });
});

test('a long text is searched by its first words', () => {
  expect(ids(Array.from({ length: 500 }, () => 'canoe').join(' '))).toEqual(['activity/canoe']);
});

test('the best three are first, then groups in the order of their best hit', () => {
  const hitOf = (id: string) => ({ entry: entry(id, id), season: 'in' as const, terms: new Set<string>() });
  const ids = ['guide/a', 'trail/b', 'trail/c', 'event/d', 'trail/e', 'event/f', 'attraction/g'];
  const groups = resultGroups({ lists: [], hits: ids.map(hitOf) });
  expect(groups.map(({ label, hits }) => [label, hits.map(({ entry: { id } }) => id).join(' ')])).toEqual([
    ['Top results', 'guide/a trail/b trail/c'],
    ['Events', 'event/d event/f'],
    ['Walks', 'trail/e'],
    ['Places', 'attraction/g'],
  ]);
});

const always: Pick<SearchEntry, 'open' | 'days' | 'bestMonths'> = { open: null, days: null, bestMonths: [] };
const summer = { ...always, open: { from: '06-01', to: '09-15' } };
const winter = { ...always, open: { from: '12-01', to: '04-15' } };
const july = { ...always, bestMonths: ['july' as const] };
const fair = { ...always, days: { from: '2027-07-01', to: '2027-07-03' } };

test.each([
  ['without a season', always, '2027-01-01', 'in'],
  ['the day before it opens', summer, '2027-05-31', 'closed'],
  ['its first day', summer, '2027-06-01', 'in'],
  ['its last day', summer, '2027-09-15', 'in'],
  ['the day after', summer, '2027-09-16', 'closed'],
  ['a season over the new year', winter, '2027-01-01', 'in'],
  ['the day after that', winter, '2027-04-16', 'closed'],
  ['its best month', july, '2027-07-31', 'in'],
  ['another month', july, '2027-08-01', 'off'],
  ['the last day of an event', fair, '2027-07-03', 'in'],
  ['an event that is over', fair, '2027-07-04', 'over'],
])('%s', (_, entry, day, expected) => {
  expect(entrySeason(entry, day)).toBe(expected);
});
