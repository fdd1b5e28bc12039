import { expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { contentCoverage } from './contentCoverage.ts';
import { formatCoverage } from './formatCoverage.ts';

function coverageOn(today: string) {
  using copy = copyFixture();
  const { content } = validateContent(loadContent(copy.content), fixtureToday);
  if (!content) throw new Error('the fixture content has problems');
  return contentCoverage(content, today);
}

test('counts records, facts by status and age, pictures and routes', () => {
  const { records, facts, pictures, routes } = coverageOn('2026-11-20');
  expect(records).toMatchObject({ attractions: 3, trails: 6, guides: 4 });
  expect(facts.secondary).toEqual({ never: 1, fresh: 1, stale: 0 });
  expect(facts.unverified.never).toBeGreaterThan(50);
  expect(pictures.photographed).toBe(0);
  expect(routes).toEqual({ recorded: 2, traced: 1, sketch: 0, alias: 2, none: 1 });
});

test.each([
  ['2027-03-14', 'fresh'],
  ['2027-03-15', 'stale'],
] as const)('a price verified on 2026-09-15 is, on %s, %s', (today, age) => {
  expect(coverageOn(today).facts.secondary[age]).toBe(1);
});

test('counts every picture of records, guides and pages, drawn or photographed', () => {
  using copy = copyFixture();
  const { content } = validateContent(loadContent(copy.content), fixtureToday);
  if (!content) throw new Error('the fixture content has problems');
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
  expect(contentCoverage(some, '2026-11-20').pictures).toEqual({ drawn: 5, photographed: 2 });
});

test('a status that no figure has is counted as none', () => {
  expect(coverageOn('2026-11-20').facts.official).toEqual({ never: 0, fresh: 0, stale: 0 });
});

test('the report is a table that lines up', () => {
  const lines = formatCoverage(coverageOn('2026-11-20')).split('\n').slice(0, 10);
  expect(new Set(lines.slice(0, 8).map(({ length }) => length)).size).toBe(1);
  expect(lines[0]).toMatch(/^\| Records +\| count \|$/);
});
