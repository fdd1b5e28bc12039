import { expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { copyFixture } from '../fixtures/fixtureContent.ts';
import { contentCoverage } from './contentCoverage.ts';
import { formatCoverage } from './formatCoverage.ts';

function coverageOn(today: string) {
  const content = checkedFixture();
  return contentCoverage(content, derive(content, { today }), today);
}

test('counts records, facts by status and age, pictures and routes', () => {
  const { records, facts, pictures, routes } = coverageOn('2026-11-20');
  expect(records).toMatchObject({ attractions: 3, trails: 6, guides: 4 });
  expect(facts.secondary).toEqual({ never: 7, fresh: 1, stale: 0 });
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
  expect(contentCoverage(some, derive(content, { today: '2026-11-20' }), '2026-11-20').pictures).toEqual({
    drawn: 5,
    photographed: 2,
  });
});

test('counts the records that each option of a filter finds', () => {
  const { options } = coverageOn('2026-11-20');
  expect(options['places to stay, type']).toEqual({ resort: 1, hotel: 1, hostel: 1, campground: 0 });
  expect(options['places to stay, price']).toEqual({ budget: 1, 'mid-range': 1, luxury: 1 });
  expect(options['places to stay, amenities']).toMatchObject({ Pool: 1, 'VIP Access': 0 });
  expect(Object.keys(options['attractions, location'] ?? {})).toContain('brězna');
});

test.each([
  ['https://www.tours.example/a', { official: {}, other: { 'tours.example': 1 } }],
  ['https://maps.park.example/a', { official: { 'maps.park.example': 1 }, other: {} }],
  [
    'https://park.example/a ; https://park.example/b ; https://tours.example/c',
    // The park office recommends a walk as well, and says five times whom a walk or a place suits.
    { official: { 'park.example': 7 }, other: { 'tours.example': 1 } },
  ],
])('counts the figure that rests on %s by its hosts', (source, hosts) => {
  using copy = copyFixture();
  copy.edit('activities/ridge-tour.yaml', 'source: https://tours.example/ridge', `source: '${source}'`);
  const content = checkedFixture(copy.content);
  expect(
    contentCoverage(content, derive(content, { today: '2026-11-20' }), '2026-11-20').hosts,
  ).toMatchObject(hosts);
});

test('a figure without an address is counted as such', () => {
  const { facts, hosts } = coverageOn('2026-11-20');
  const all = Object.values(facts).flatMap((byAge) => Object.values(byAge));
  // The price of a tour, the terrain of three walks and the recommendation of one, four notices, and whom two places
  // suit in five ways have one.
  expect(hosts.none).toBe(all.reduce((total, n) => total + n, 0) - 14);
});

test('a status that no figure has is counted as none', () => {
  using copy = copyFixture();
  const walk =
    "winterWalk: { source: 'https://park.example/winter', by: Test Park Office, year: 2025, status: official }\n";
  copy.edit('trails/marsh-loop.yaml', walk, '');
  const suited = { 'trails/marsh-loop.yaml': 3, 'attractions/mirror-tarn.yaml': 2 };
  for (const [file, count] of Object.entries(suited)) {
    for (let nth = 0; nth < count; nth += 1) copy.edit(file, 'status: official', 'status: secondary');
  }
  const content = checkedFixture(copy.content);
  const { facts } = contentCoverage(content, derive(content, { today: '2026-11-20' }), '2026-11-20');
  expect(facts.official).toEqual({ never: 0, fresh: 0, stale: 0 });
});

test('the report is a table that lines up', () => {
  const lines = formatCoverage(coverageOn('2026-11-20')).split('\n').slice(0, 10);
  expect(new Set(lines.slice(0, 8).map(({ length }) => length)).size).toBe(1);
  expect(lines[0]).toMatch(/^\| Records +\| count \|$/);
});
