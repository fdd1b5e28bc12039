import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { runCaptured } from '../fixtures/runCaptured.ts';
import { dueFigures, formatDue } from './dueFigures.ts';

/** No day of the tests is later, so the check finds no day to come. */
const lastDay = '2027-03-01';

type Edit = [file: string, find: string, replacement: string];

function figuresAfter(edits: readonly Edit[], today: string) {
  using copy = copyFixture();
  for (const edit of edits) copy.edit(...edit);
  const content = checkedFixture(copy.content, () => lastDay);
  return dueFigures(content, today);
}

const tour = 'activities/ridge-tour.yaml';
const seen = (keys: string): Edit => [tour, "verifiedOn: '2026-09-15'", `verifiedOn: ${keys}`];
const mine = 'attractions/old-mine.yaml';
const open = (on: string): Edit => [
  mine,
  'source: illustrative\n  status: unverified\n  verifiedOn: null',
  `source: https://park.example/mine\n  status: official\n  verifiedOn: ${on}\nopen: { from: '05-15', to: '10-05' }`,
];
const film = 'events/film-week.yaml';
const filmed: Edit = [
  film,
  'startDate: null\nendDate: null\nisFree: false\neventStatus: unconfirmed',
  "startDate: '2026-11-01'\nendDate: '2026-11-07'\nisFree: false\neventStatus: scheduled",
];
const named = { price: `${tour} price`, mine: `${mine} provenance`, film: `${film} provenance` };
const undated = 'no dates yet, usually first week of November';
const never = 'never verified';
/** File of a place, below the content. */
const fileOf = (place: string) => place.split('/').slice(-2).join('/').replace(/:\d+$/, '');

test.each<
  [what: string, figure: keyof typeof named, today: string, edit: Edit | null, reasons: string[] | null]
>([
  ['a price in its first season', 'price', '2026-12-31', null, null],
  ['a price of last year', 'price', '2027-01-01', null, ['a price of 2026']],
  ['an old look', 'price', '2026-11-20', seen("'2026-05-23'"), ['last verified on 2026-05-23']],
  ['a look of this season', 'price', '2026-11-20', seen("'2026-05-24'"), null],
  [
    'a price of a year in its note',
    'price',
    '2026-11-20',
    seen('null, note: Price of 2022'),
    [never, 'a price of 2022'],
  ],
  [
    'a price of this year by its note',
    'price',
    '2026-11-20',
    seen('null, note: 480 in 2022 and 2026'),
    [never],
  ],
  [
    'a season over since the look',
    'mine',
    '2026-10-06',
    open("'2026-10-05'"),
    ['its season ended on 2026-10-05'],
  ],
  ['a season on its last day', 'mine', '2026-10-05', open("'2026-10-04'"), null],
  ['a season that ended before', 'mine', '2026-10-06', open("'2026-10-06'"), null],
  [
    'a season of last year, in spring',
    'mine',
    '2027-03-01',
    open("'2026-10-01'"),
    ['its season ended on 2026-10-05'],
  ],
  ['no dates, 92 days before', 'film', '2026-08-01', null, [undated, never]],
  ['no dates, 93 days before', 'film', '2026-07-31', null, [never]],
  ['no dates in its usual time', 'film', '2026-11-07', null, [undated, never]],
  ['an event on its last day', 'film', '2026-11-07', filmed, [never]],
  ['an event that is over', 'film', '2026-11-08', filmed, ['over since 2026-11-07', never]],
])('%s: %s on %s', (_, figure, today, edit, reasons) => {
  const found = figuresAfter(edit ? [edit] : [], today).find(
    ({ place, field }) => `${fileOf(place)} ${field}` === named[figure],
  );
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
  const found = dueFigures(content, '2026-11-20').find(({ place }) => fileOf(place) === 'notices/new.yaml');
  expect(found?.reasons).toEqual([...(reason === null ? [] : [reason]), never]);
});

test('names the line of verifiedOn, and an official page before others', () => {
  const source = (address: string): string => `source: ${address}\n  status: secondary\n  verifiedOn: null`;
  const unknown = 'source: illustrative\n  status: unverified\n  verifiedOn: null';
  const figures = figuresAfter(
    [
      [tour, unknown, source('https://tours.example/ridge')],
      [film, unknown, source('https://news.example/film ; https://park.example/film')],
      [mine, unknown, source('Brochure, https://park.example/mine.')],
    ],
    '2027-01-01',
  );
  const pages = Object.fromEntries(
    figures.map(({ place, field, page }) => [`${fileOf(place)} ${field}`, page]),
  );
  expect(pages).toMatchObject({
    'activities/ridge-tour.yaml price': 'https://tours.example/ridge',
    'events/film-week.yaml provenance': 'https://park.example/film',
    'attractions/old-mine.yaml provenance': 'https://park.example/mine',
  });
  const lines = readFileSync(join(fixtureDir, mine), 'utf8').split('\n');
  const place = figuresAfter([], '2027-01-01').find((each) => fileOf(each.place) === mine)?.place;
  expect(lines[Number(place?.split(':').at(-1)) - 1]).toBe('  verifiedOn: null');
});

test('coordinates, lines and layers of the map have no day of a look, so they are never due', () => {
  const names = figuresAfter([], '2026-11-20').map(({ place, field }) => `${place} ${field}`);
  expect(names.filter((each) => /coordinates|avalancheTerrain|route|basemap/.test(each))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('each page has its figures with a box, those without a page last', () => {
  const [one, two] = ['https://park.example/a', null].map((page) => ({
    field: 'price',
    reasons: [never],
    page,
  }));
  expect(
    formatDue(
      [
        { ...one!, place: 'content/trails/a.yaml:7' },
        { ...two!, place: 'content/trails/b.yaml:8' },
        { ...two!, place: 'content/trails/c.yaml:9', field: 'open', reasons: [never, 'a price of 2025'] },
      ],
      '2026-11-20',
    ),
  )
    .toBe(`3 figures to look up on 2026-11-20, 1 page to open. Write what you find into the file, with its source and the day as verifiedOn.

## https://park.example/a

- [ ] content/trails/a.yaml:7 price: never verified

## No page is known

- [ ] content/trails/b.yaml:8 price: never verified
- [ ] content/trails/c.yaml:9 open: never verified, a price of 2025
`);
  expect(formatDue([], '2026-11-20')).toBe('Nothing has to be looked up on 2026-11-20.\n');
});

test('the command lists what is due', async () => {
  using copy = copyFixture();
  const { status, stdout } = await runCaptured(
    'coverage',
    '--content',
    copy.content,
    '--due',
    '--today',
    '2027-01-01',
  );
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ figures to look up on 2027-01-01, /)]);
  expect((await runCaptured('coverage', '--overdue')).status).toBe(2);
});
