import { expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import type { Content } from '../content/checkedContent.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { changedCoverage, contentCoverage } from './contentCoverage.ts';

const rowsOf = (report: string) => report.split('\n').filter((line) => line.startsWith('| '));
const coverageOf = (content: Content, today = '2026-11-20') =>
  rowsOf(contentCoverage(content, derive(content, { today }), today));
const coverageOn = (today: string) => coverageOf(checkedFixture(), today);

test('counts records, facts by status and age, pictures and routes', () => {
  const rows = coverageOn('2026-11-20');
  expect(rows).toEqual(
    expect.arrayContaining([
      '| Records | count |',
      '| attractions | 3 |',
      '| trails | 6 |',
      '| guides | 4 |',
      '| Facts | never verified | verified | due for a look | all |',
      '| secondary | 8 | 1 | 0 | 9 |',
      '| Pictures | count |',
      '| Routes of trails | count |',
      '| recorded | 2 |',
      '| traced | 1 |',
      '| alias | 2 |',
      '| none | 1 |',
    ]),
  );
  expect(rows.filter((row) => row.startsWith('| photographed'))).toEqual([]);
});

test.each([
  ['2027-03-14', '| secondary | 8 | 1 | 0 | 9 |'],
  ['2027-03-15', '| secondary | 8 | 0 | 1 | 9 |'],
] as const)('a price verified on 2026-09-15 is counted on %s as %s', (today, row) => {
  expect(coverageOn(today)).toContain(row);
});

test('counts every picture of records, guides and pages, drawn or photographed', () => {
  const content = checkedFixture();
  const tarn = content.attractions.find(({ slug }) => slug === 'mirror-tarn')!;
  const mine = content.attractions.find(({ slug }) => slug === 'old-mine')!;
  const home = content.pages.find(({ slug }) => slug === 'home')!;
  const privacy = content.pages.find(({ slug }) => slug === 'privacy')!;
  const photo = { file: 'mine.jpg', alt: 'Stone walls in rain', credit: 'Somebody', licence: 'CC0' } as const;
  const some = {
    ...content,
    attractions: [tarn, { ...mine, data: { ...mine.data, photo } }],
    activities: [],
    accommodations: [],
    trails: [],
    events: [],
    guides: content.guides.slice(0, 1),
    pages: [home, privacy, { ...privacy, data: { ...privacy.data, photo } }],
  };
  // The tarn and its gallery of two, the mine, the guide, home and the page with a photograph.
  const today = '2026-11-20';
  expect(rowsOf(contentCoverage(some, derive(content, { today }), today))).toEqual(
    expect.arrayContaining(['| drawn | 5 |', '| photographed | 2 |']),
  );
});

test('names the options of a long list that find too few records to be offered', () => {
  const content = checkedFixture();
  expect(coverageOf(content).join('\n')).not.toContain('not offered');
  const lists = derive(content, { today: '2026-11-20' });
  const easy = lists.trails.find(({ difficulty }) => difficulty === 'easy')!;
  const trails = [...Array.from({ length: 10 }, () => easy), { ...easy, difficulty: 'hard' as const }];
  const rows = rowsOf(contentCoverage(content, { ...lists, trails }, '2026-11-20'));
  expect(rows).toContain('| Filter | option that is not offered | records |');
  expect(rows.filter((row) => row.startsWith('| trails, difficulty'))).toEqual([
    '| trails, difficulty | moderate | 0 |',
    '| trails, difficulty | hard | 1 |',
  ]);
});

const fixture = checkedFixture();

/** The lines of the report on some files of the fixture content: its heading, an empty line and the rest. */
const reportOn = (...files: string[]) =>
  changedCoverage(
    fixture,
    files.map((file) => `${fixture.dir}/${file}`),
  ).split('\n');

test('each file has a row with its figures by status, and how many of them nobody looked at', () => {
  const [, , head, , ...rows] = reportOn('activities/ridge-tour.yaml', 'trails/marsh-loop.yaml');
  expect(head).toBe('| file | official | secondary | unverified | never looked at |');
  // The tour's price was looked at in 2026, where it is said to come from was not.
  expect(rows).toEqual([
    `| ${fixture.dir}/activities/ridge-tour.yaml | 0 | 1 | 1 | 1 |`,
    `| ${fixture.dir}/trails/marsh-loop.yaml | 4 | 1 | 2 | 7 |`,
    '',
  ]);
});

test('rows stand in the order of the files, which have no row when they hold no figures', () => {
  const rows = reportOn(
    'site.yaml',
    'routes/marsh-loop.geojson',
    'no-such-file.yaml',
    'activities/star-walk.yaml',
  ).slice(4);
  expect(rows.map((row) => row.split(' ')[1])).toEqual([
    `${fixture.dir}/site.yaml`,
    `${fixture.dir}/activities/star-walk.yaml`,
    undefined,
  ]);
});

test.each([[[]], [['exceptions.yaml']]])('where nothing of %j holds figures a sentence says so', (files) => {
  const [heading, gap, ...rest] = reportOn(...files);
  expect([heading, gap]).toEqual(reportOn('site.yaml').slice(0, 2));
  expect(rest).toEqual(['No changed file holds figures.', '']);
});
