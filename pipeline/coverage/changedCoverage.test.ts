import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { changedCoverage } from './changedCoverage.ts';

const content = checkedFixture();

/** The lines of the report on some files of the fixture content: its heading, an empty line and the rest. */
const reportOn = (...files: string[]) =>
  changedCoverage(
    content,
    files.map((file) => `${content.dir}/${file}`),
  ).split('\n');

test('the heading says what the report is about', () => {
  const [heading, gap] = reportOn('activities/ridge-tour.yaml');
  expect(heading).toMatch(/^### .*changed.*sourced/);
  expect(gap).toBe('');
});

test('each file has a row with its figures by status, and how many of them nobody looked at', () => {
  const [, , head, , ...rows] = reportOn('activities/ridge-tour.yaml', 'trails/marsh-loop.yaml');
  expect(head).toBe('| file | official | secondary | unverified | never looked at |');
  // The tour's price was looked at in 2026, where it is said to come from was not.
  expect(rows).toEqual([
    `| ${content.dir}/activities/ridge-tour.yaml | 0 | 1 | 1 | 1 |`,
    `| ${content.dir}/trails/marsh-loop.yaml | 4 | 1 | 2 | 7 |`,
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
    `${content.dir}/site.yaml`,
    `${content.dir}/activities/star-walk.yaml`,
    undefined,
  ]);
});

test.each([[[]], [['exceptions.yaml']]])('where nothing of %j holds figures a sentence says so', (files) => {
  const [heading, gap, ...rest] = reportOn(...files);
  expect([heading, gap]).toEqual(reportOn('site.yaml').slice(0, 2));
  expect(rest).toEqual(['No changed file holds figures.', '']);
});

test('a figure of the body itself is official', () => {
  const [tour] = content.activities.filter(({ slug }) => slug === 'ridge-tour');
  const price = { ...tour!.data.price!, status: 'official' as const };
  const some = { ...content, activities: [{ ...tour!, data: { ...tour!.data, price } }] };
  expect(changedCoverage(some, [tour!.file.path])).toContain('ridge-tour.yaml | 1 | 0 | 1 | 1 |');
});
