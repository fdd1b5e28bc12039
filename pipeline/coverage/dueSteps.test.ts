import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedContent } from '../fixtures/checkedContent.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { copyFixture } from '../fixtures/fixtureContent.ts';
import { isFirstPark } from '../fixtures/isFirstPark.ts';
import { loadContent } from '../load/loadContent.ts';
import { lookOf } from '../verify/lookOf.ts';
import { fileNamed } from '../verify/recordName.ts';
import { dueSteps } from './dueSteps.ts';

/** No day of the tests is later, so the check finds no day to come. */
const lastDay = '2027-03-01';

type Edit = [file: string, find: string, replacement: string];

function stepsAfter(edits: readonly Edit[], today: string) {
  using copy = copyFixture();
  for (const edit of edits) copy.edit(...edit);
  const content = checkedFixture(copy.content, () => lastDay);
  return dueSteps(content, today);
}

const tour = 'activities/ridge-tour.yaml';
const price = (keys: string): Edit => [tour, "status: secondary, verifiedOn: '2026-09-15'", keys];
const mine = 'attractions/old-mine.yaml';
const open = (on: string): Edit => [
  mine,
  'source: illustrative\n  status: unverified\n  verifiedOn: null',
  `source: https://park.example/mine\n  status: official\n  verifiedOn: ${on}\nopen: { from: '05-15', to: '10-05' }`,
];
const film = 'events/film-week.yaml';
const filmDates = (from: string, to: string): Edit => [
  film,
  'startDate: null\nendDate: null\nisFree: false\neventStatus: unconfirmed',
  `startDate: '${from}'\nendDate: '${to}'\nisFree: false\neventStatus: scheduled`,
];
const never = 'never verified';

test.each<[what: string, words: string, today: string, edits: Edit[], reasons: string[] | null]>([
  ['a price in its first season', 'activities/ridge-tour price 480.5', '2026-12-31', [], null],
  ['a price of last year', 'activities/ridge-tour price 480.5', '2027-01-01', [], ['a price of 2026']],
  [
    'a look that is older than a season',
    'activities/ridge-tour price 480.5',
    '2026-11-20',
    [price("status: secondary, verifiedOn: '2026-05-23'")],
    ['last verified on 2026-05-23'],
  ],
  [
    'a look on the last day of a season',
    'activities/ridge-tour price 480.5',
    '2026-11-20',
    [price("status: secondary, verifiedOn: '2026-05-24'")],
    null,
  ],
  [
    'a price that nobody looked up, of a year that its note names',
    'activities/ridge-tour price 480.5',
    '2026-11-20',
    [price('status: secondary, verifiedOn: null, note: Price of 2022')],
    [never, 'a price of 2022'],
  ],
  [
    'a price of this year by its note',
    'activities/ridge-tour price 480.5',
    '2026-11-20',
    [price('status: secondary, verifiedOn: null, note: 480 in 2022 and 2026')],
    [never],
  ],
  [
    'a season that ended after the last look',
    'attractions/old-mine open.from 05-15 open.to 10-05',
    '2026-10-06',
    [open("'2026-10-05'")],
    ['its season ended on 2026-10-05'],
  ],
  ['a season on its last day', 'attractions/old-mine provenance', '2026-10-05', [open("'2026-10-04'")], null],
  [
    'a season that ended before',
    'attractions/old-mine provenance',
    '2026-10-06',
    [open("'2026-10-06'")],
    null,
  ],
  [
    'a season of last year, in spring',
    'attractions/old-mine open.from 05-15 open.to 10-05',
    '2027-03-01',
    [open("'2026-10-01'")],
    ['its season ended on 2026-10-05'],
  ],
  [
    'an event without dates, 92 days before its usual time',
    'events/film-week startDate YYYY-MM-DD endDate YYYY-MM-DD eventStatus scheduled',
    '2026-08-01',
    [],
    ['no dates yet, usually first week of November', never],
  ],
  ['an event without dates, 93 days before', 'events/film-week provenance', '2026-07-31', [], [never]],
  [
    'an event without dates in its usual time',
    'events/film-week startDate YYYY-MM-DD endDate YYYY-MM-DD eventStatus scheduled',
    '2026-11-07',
    [],
    ['no dates yet, usually first week of November', never],
  ],
  [
    'an event on its last day',
    'events/film-week provenance',
    '2026-11-07',
    [filmDates('2026-11-01', '2026-11-07')],
    [never],
  ],
  [
    'an event that is over',
    'events/film-week startDate YYYY-MM-DD endDate YYYY-MM-DD eventStatus scheduled',
    '2026-11-08',
    [filmDates('2026-11-01', '2026-11-07')],
    ['over since 2026-11-07', never],
  ],
])('%s: %s on %s', (_, words, today, edits, reasons) => {
  const figures = stepsAfter(edits, today).flatMap((step) => step.figures);
  const found = figures.find((figure) => figure.words.join(' ') === words);
  expect(found?.reasons ?? null).toEqual(reasons);
});

test.each([
  [
    'dates: { from: 2026-06-01, to: 2026-11-19 }',
    2026,
    'ended on 2026-11-19: remove the file, or write the new dates',
  ],
  ['dates: { from: 2026-06-01, to: 2026-11-20 }', 2026, null],
  ["yearly: { from: '02-20', to: '03-01' }", 2025, 'comes back on 02-20, last seen in 2025'],
  ["yearly: { from: '02-21', to: '03-01' }", 2025, null],
  ["yearly: { from: '11-01', to: '12-01' }", 2025, 'comes back on 11-01, last seen in 2025'],
  ["yearly: { from: '11-01', to: '12-01' }", 2026, null],
])('a notice with %s, seen in %i', (days, yearSeen, reason) => {
  using copy = copyFixture();
  copy.edit(
    'notices/new.yaml',
    null,
    `title: Ice on the pier\nkind: advice\ntext: Ice on the pier in the mornings.\nwholePark: true\n${days}\nyearSeen: ${yearSeen}\nprovenance:\n  source: https://park.example/ice\n  status: official\n  verifiedOn: null\n`,
  );
  const content = checkedFixture(copy.content, () => lastDay);
  const figures = dueSteps(content, '2026-11-20').flatMap((step) => step.figures);
  const found = figures.find(({ words }) => words[0] === 'notices/new');
  expect(found?.reasons).toEqual([...(reason === null ? [] : [reason]), never]);
});

test('one visit answers many: pages are sorted by what they settle, official ones before others, searches last', () => {
  const source = (address: string, status = 'secondary'): string =>
    `source: ${address}\n  status: ${status}\n  verifiedOn: null`;
  const unknown = 'source: illustrative\n  status: unverified\n  verifiedOn: null';
  const steps = stepsAfter(
    [
      [tour, unknown, source('https://tours.example/ridge')],
      [film, unknown, source('https://news.example/film ; https://park.example/film', 'secondary')],
      [mine, unknown, source('Brochure, https://park.example/mine.', 'secondary')],
    ],
    '2027-01-01',
  );
  const counts = steps.map(({ figures }) => figures.length);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(steps.find(({ address }) => address === 'https://tours.example/ridge')).toMatchObject({
    kind: 'other',
    figures: [{ part: 'price' }, { part: '' }],
  });
  const single = steps.filter(({ figures }) => figures.length === 1);
  const order = ['official', 'other', 'search'];
  const kinds = single.map(({ kind }) => order.indexOf(kind));
  expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
  expect(steps.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['https://park.example/film', 'https://park.example/mine']),
  );
});

test('a figure without a page is searched for on the sites of the bodies', () => {
  const search = stepsAfter([], '2026-11-20').find(
    ({ figures }) => figures[0]?.words[0] === 'attractions/old-mine',
  );
  expect(search?.kind).toBe('search');
  expect(decodeURIComponent(search?.address ?? '')).toBe(
    'https://duckduckgo.com/?q=The Old Mine Testpark (site:park.example)',
  );
});

test('coordinates, lines and layers of the map have no day of a look, so they are never due', () => {
  const words = stepsAfter([], '2026-11-20').flatMap(({ figures }) =>
    figures.map((figure) => figure.words.join(' ')),
  );
  expect(words.filter((each) => /coordinates|avalancheTerrain|route|basemap/.test(each))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test.each(['content', 'pipeline/fixtures/content'])(
  'verify understands each command of the list: %s',
  (folder) => {
    const loaded = loadContent(join(import.meta.dirname, '../..', folder));
    const figures = dueSteps(checkedContent(folder), lastDay).flatMap((step) => step.figures);
    // A guide that has just begun has few.
    expect(figures.length).toBeGreaterThan(folder !== 'content' || isFirstPark() ? 50 : 0);
    for (const { words } of figures) {
      const [record = '', ...fields] = words;
      const { group } = lookOf(fileNamed(record, loaded.files).data, fields);
      expect(group.length, words.join(' ')).toBeGreaterThan(0);
    }
  },
);
