import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '#schemas/types/published.ts';
import { createSearch, groupHits, entrySeason } from './createSearch.ts';

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
  entry('trail/flat', 'Flat meadow', { where: 'Southgate', words: 'trail, easy', bestMonths: ['january'] }),
  entry('activity/canoe', 'Canoe on the tarn', { open: { from: '06-01', to: '09-15' } }),
  entry('accommodation/chalet', 'Château Nord', { words: 'hotel' }),
  entry('event/fair', 'Old fair', { days: { from: '2026-05-01', to: '2026-05-02' } }),
  entry('notice/leash', 'Dogs on a leash', { words: 'dogs' }),
  entry('guide/tips/rain', 'Indoors', { text: 'A day in the museum.' }),
];
const meanings = [
  { typed: 'dog friendly', means: ['dogs leash'] },
  { typed: 'rainy', means: ['indoors'] },
];
const { search } = await createSearch({ entries, meanings });
const ids = (typed: string, day = '2027-07-10') => search(typed, day).hits.map(({ entry: { id } }) => id);

test.each([
  ['a beginning', 'minne', 'attraction/mirror'],
  ['one letter', 'b', 'trail/bee'],
  ['a typing error', 'minewater', 'attraction/mirror'],
  ['two typing errors', 'minewatter', 'attraction/mirror'],
  ['joined words', 'hotsprings', 'attraction/pools'],
  ['split words', 'bee hive', 'trail/bee'],
  ['singular', 'hot spring', 'attraction/pools'],
  ['no accent', 'chateau', 'accommodation/chalet'],
  ['an accent too many', 'cánoe', 'activity/canoe'],
  ['a form in -ing', 'canoeing', 'activity/canoe'],
  ['a town', 'easy trail southgate', 'trail/bee'],
  ['words that say nothing', 'where is the canoe', 'activity/canoe'],
  ['two words of a meaning', 'dog friendly', 'notice/leash'],
  ['one word of a meaning', 'rainy', 'guide/tips/rain'],
  ['a word of the text', 'museum', 'guide/tips/rain'],
])('%s: "%s" finds %s first', (_, typed, id) => {
  expect(ids(typed)[0]).toBe(id);
});

test('two slips are forgiven from seven letters on', () => {
  expect(ids('chetoau')).toEqual(['accommodation/chalet']);
  expect(ids('mesdiw')).toEqual([]);
});

test('a long name that begins with what was typed comes before a shorter one that holds it', async () => {
  const names = ['Old Upper Hot Springs', 'Upper Hot Springs: look whether they are open'];
  const long = await createSearch({
    entries: names.map((name) => entry(`trail/${name}`, name)),
    meanings: [],
  });
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

test('without an entry that has all of it, those that have a part of it are near', () => {
  const answer = search('canoe xyzzy', '2027-07-10');
  expect(answer.isNear).toBe(true);
  expect(answer.hits.map(({ entry: { id } }) => id)).toEqual(['activity/canoe']);
});

test('where nothing is near, the three most likely names are told', () => {
  const answer = search('minwtr', '2027-07-10');
  expect(answer.hits).toEqual([]);
  expect(answer.likely).toHaveLength(3);
  expect(answer.likely[0]).toBe('Lake Minnewater');
});

describe.each(['', '   ', '-- !'])('%j', (typed) => {
  test('finds nothing and says nothing', () => {
    expect(search(typed, '2027-07-10')).toEqual({ hits: [], isNear: false, likely: [] });
  });
});

test('a long text is searched by its first words', () => {
  expect(ids(Array.from({ length: 500 }, () => 'canoe').join(' '))).toEqual(['activity/canoe']);
});

test('groups are in one order, whichever has the best hit, and those without hits are left out', () => {
  const hitOf = (id: string) => ({ entry: entry(id, id), season: 'in' as const });
  const ids = ['event/e', 'notice/n', 'trail/best', 'accommodation/s', 'guide/g', 'attraction/p', 'trail/b'];
  const groups = groupHits(ids.map(hitOf));
  expect(groups.map(({ label, hits }) => [label, hits.map(({ entry: { id } }) => id).join(' ')])).toEqual([
    ['Places', 'attraction/p'],
    ['Walks', 'trail/best trail/b'],
    ['Stays', 'accommodation/s'],
    ['Closures and notices', 'notice/n'],
    ['Guides', 'guide/g'],
    ['Events', 'event/e'],
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
