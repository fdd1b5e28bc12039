import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyFixture } from '../fixtures/fixtureContent.ts';
import { runCaptured as run } from '../fixtures/runCaptured.ts';

beforeEach(() => void vi.stubEnv('LARCH_TODAY', '2026-11-20'));
afterEach(() => void vi.unstubAllEnvs());

const page = 'https://park.example/prices';

/** Runs the command in a copy of the made-up park and returns the lines of a file that differ afterwards. */
async function verifyIn(file: string, ...words: string[]) {
  using copy = copyFixture();
  const path = join(copy.content, file);
  const before = readFileSync(path, 'utf8').split('\n');
  const result = await run('verify', ...words, '--content', copy.content);
  const after = readFileSync(path, 'utf8').split('\n');
  return { ...result, changed: after.filter((line, index) => line !== before[index]) };
}

test('a new price is written with its source, status and the day', async () => {
  const { status, stdout, stderr, changed } = await verifyIn(
    'activities/ridge-tour.yaml',
    'activities/ridge-tour',
    'price',
    '500',
    '--source',
    page,
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(changed).toEqual([
    `price: { amount: 500, per: person, source: ${page}, status: official, verifiedOn: '2026-11-20' }`,
  ]);
  expect(stdout).toContain('price.amount: 480.5 is now 500');
});

test('a figure that has not changed is verified without a value, on another day, by a source of another body', async () => {
  const { status, changed } = await verifyIn(
    'activities/ridge-tour.yaml',
    'activity/ridge-tour',
    'price',
    '--source',
    'https://tours.example/ridge',
    '--on',
    '2026-11-19',
  );
  expect(status).toBe(0);
  expect(changed).toEqual([
    "price: { amount: 480.5, per: person, source: https://tours.example/ridge, status: secondary, verifiedOn: '2026-11-19' }",
  ]);
});

test('several fields of one source are written at once, since dates of an event need each other', async () => {
  const { status, stderr, changed } = await verifyIn(
    'events/film-week.yaml',
    'events/film-week',
    'startDate',
    '2027-01-20',
    'endDate',
    '2027-01-27',
    'eventStatus',
    'scheduled',
    '--source',
    page,
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(changed).toContain("startDate: '2027-01-20'");
  expect(changed).toContain('eventStatus: scheduled');
});

test('an entry of a list is named by its id, front matter is edited like a record', async () => {
  const passes = await verifyIn('facts/passes.yaml', 'facts/passes', 'passes.daily', '9.5', '--source', page);
  expect([passes.status, passes.stderr]).toEqual([0, '']);
  const guide = await verifyIn(
    'guides/getting-here.md',
    'guides/getting-here',
    'provenance',
    '--source',
    page,
  );
  expect([guide.status, guide.stderr]).toEqual([0, '']);
  expect(guide.changed).toHaveLength(3);
});

test.each([
  ['an unknown record', ['activities/ridge-tur', 'price'], 'Did you mean "activities/ridge-tour"?'],
  ['an unknown field', ['activities/ridge-tour', 'prise'], 'Did you mean "price"?'],
  ['a value that the schema refuses', ['activities/ridge-tour', 'price', 'dear'], 'price.amount'],
  [
    'a value of several parts',
    ['activities/ridge-tour', 'provenance', '5'],
    'provenance holds several values',
  ],
  [
    'fields of two sources',
    ['activities/ridge-tour', 'price', '5', 'durationMinutes', '60'],
    'sources of their own',
  ],
])('%s is refused, and nothing is written', async (_, words, message) => {
  const { status, stderr, changed } = await verifyIn(
    'activities/ridge-tour.yaml',
    ...words,
    '--source',
    page,
  );
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(changed).toEqual([]);
});

test.each([
  [
    'a source that is no source',
    ['--source', 'https://my.blog.example/a'],
    'my.blog.example is no source',
    1,
  ],
  ['a day to come', ['--source', page, '--on', '2026-11-21'], 'has not come yet', 1],
  ['no day', ['--source', page, '--on', '2026-02-30'], '--on must be a day of the calendar', 2],
  ['no source', [], '--source must be the address', 2],
  ['a source without an address', ['--source', 'general knowledge'], '--source must be the address', 2],
  ['an unknown option', ['--source', page, '--by', 'me'], '--by', 2],
])('%s is refused, and nothing is written', async (_, options, message, code) => {
  const words = ['activities/ridge-tour', 'price', '500', ...options];
  const { status, stderr, changed } = await verifyIn('activities/ridge-tour.yaml', ...words);
  expect(status).toBe(code);
  expect(stderr).toContain(message);
  expect(changed).toEqual([]);
});

test('a record alone, and fields without their values, are wrong usage', async () => {
  expect((await run('verify', 'site', '--source', page)).status).toBe(2);
  expect(
    (await run('verify', 'events/a', 'startDate', '2027-01-01', 'endDate', '--source', page)).status,
  ).toBe(2);
});
