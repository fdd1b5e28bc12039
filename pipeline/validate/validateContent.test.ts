import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { checkAfter, problemsAfter, rulesAfter } from '../fixtures/rulesAfter.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from './validateContent.ts';

const textOf = (file: string) => readFileSync(join(fixtureDir, file), 'utf8');

test.each([
  ['the zone of the guide', 'timeZone: Europe/Berlin', 'timeZone: America/Edmonton', 'America/Edmonton'],
  ['UTC where nobody knows the zone', 'timeZone: Europe/Berlin', 'timeZone: Europe/Nowhere', 'UTC'],
  ['UTC where site.yaml cannot be read', 'timeZone: Europe/Berlin', 'timeZone: []', 'UTC'],
])('today is a day in %s', (_what, find, replacement, zone) => {
  const today = vi.fn<(timeZone: string) => string>(fixtureToday);
  checkAfter([['site.yaml', find, replacement]], today);
  expect(today.mock.calls).toEqual([[zone]]);
});

test('content with a warning is good enough to be published, content with an error is not', () => {
  const warned = checkAfter([['activities/ridge-tour.yaml', "'2026-09-15'", "'2026-05-23'"]]);
  expect(warned.problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(warned.content).not.toBeNull();
  const wrong = checkAfter([['activities/ridge-tour.yaml', "'2026-09-15'", "'2026-12-15'"]]);
  expect(wrong.problems.map(({ severity }) => severity)).toEqual(['error']);
  expect(wrong.content).toBeNull();
});

test.each(['passes', 'climate', 'rates', 'planner', 'emergency', 'site'])(
  'content without %s is not complete',
  (kind) => {
    const loaded = loadContent(fixtureDir);
    const files = loaded.files.filter((file) => file.kind !== kind);
    expect(validateContent({ ...loaded, files }, fixtureToday).content).toBeNull();
  },
);

test('content without feeds is complete', () => {
  expect(checkAfter([]).content).toMatchObject({ feeds: null, hasRefusedFiles: false });
});

test('problems are sorted by file, those of loading among them', () => {
  const found = problemsAfter([
    ['trails/marsh-loop.yaml', 'difficulty: easy', 'difficulty: []'],
    ['attractions/notes.txt', null, 'call back'],
    ['events/ice-days.yaml', 'isFree: false', 'isFree: true'],
  ]);
  expect(found.map(({ rule }) => rule)).toEqual(['file-unexpected', 'events', 'schema']);
});

test('a file that cannot be read is told to rules', () => {
  const photo = ['photos/mine.jpg', null, 'bytes'] as const;
  expect(rulesAfter([[...photo]])).toEqual(['unused-files']);
  expect(rulesAfter([[...photo], ['trails/marsh-loop.yaml', 'difficulty: easy', 'difficulty: []']])).toEqual([
    'schema',
  ]);
});

test.each([
  ['guides/notes.md', 'pages/terms.md', 'page', 'Move it to pages/notes.md'],
  ['pages/notes.md', 'guides/getting-here.md', 'guide', 'Move it to guides/notes.md'],
  ['trails/notes.yaml', 'events/ice-days.yaml', 'event', 'Move it to events/notes.yaml'],
])('%s with the words of %s is in the wrong folder', (file, source, kind, suggestion) => {
  expect(problemsAfter([[file, null, textOf(source)]])).toMatchObject([
    {
      rule: 'file-unexpected',
      message: expect.stringContaining(`of the kind ${kind}, in the folder`),
      suggestion,
    },
  ]);
});

test('a single file with the words of a record has its own mistakes', () => {
  const rules = rulesAfter([
    ['facts/emergency.yaml', textOf('facts/emergency.yaml'), textOf('events/ice-days.yaml')],
  ]);
  expect(new Set(rules)).toEqual(new Set(['schema']));
});

test('slugs are those of all files that exist, by kind, and the names of tracks', () => {
  const { slugs } = checkAfter([]).content!;
  expect(slugs.get('attraction')).toEqual(['echo-canyon', 'mirror-tarn', 'old-mine']);
  expect(slugs.get('route')).toEqual(['bare-ridge.gpx', 'marsh-loop.geojson']);
  expect(slugs.has('imported-event')).toBe(false);
});

test('every record of every folder is there', () => {
  const content = checkAfter([]).content!;
  const folders = [
    'attractions',
    'activities',
    'accommodations',
    'trails',
    'events',
    'guides',
    'pages',
    'basemap',
  ] as const;
  for (const folder of folders) {
    const names = readdirSync(join(fixtureDir, folder))
      // Heights of the ground are no layers of the map.
      .filter((name) => !name.startsWith('heights.'))
      .sort();
    expect(content[folder].map(({ slug }) => slug)).toEqual(
      names.map((name) => name.slice(0, name.lastIndexOf('.'))),
    );
  }
});

test('what feeds announce, and when they were read, is there', () => {
  const event = textOf('events/ice-days.yaml')
    .replace('name: Ice days', 'name: Ice again')
    .replace(/price:[^]*?(?=provenance:)/, 'imported: { feed: town, key: ice }\n');
  const { content } = checkAfter([
    ['events/imported/ice.yaml', null, event],
    ['events/imported/feeds.yaml', null, "feeds:\n  - { id: town, lastRead: '2026-11-20' }\n"],
  ]);
  expect(content?.importedEvents.map(({ slug }) => slug)).toEqual(['ice']);
  expect(content?.feeds?.data.feeds.map(({ id }) => id)).toEqual(['town']);
});

test('the front matter of a guide in a YAML file is not told to be moved among Markdown', () => {
  const [, matter = ''] = textOf('guides/getting-here.md').split('---\n');
  const rules = rulesAfter([['trails/notes.yaml', null, matter]]);
  expect(new Set(rules)).toEqual(new Set(['schema']));
});

test('a record with a bad name is known by the right one', () => {
  const mine = textOf('attractions/old-mine.yaml').replace('The Old Mine', 'Another mine');
  const rules = rulesAfter([
    ['attractions/New_Mine.yaml', null, mine],
    ['pages/home.md', 'Welcome', '[Welcome](/attractions/new-mine)'],
  ]);
  expect(rules).toEqual(['slugs']);
});
