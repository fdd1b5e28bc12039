import { expect, test } from 'vitest';
import type { AuthoredTransit } from '#schemas/types/authored.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { derive } from './derive.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { busOf, toTransitLink, toTransitStops } from './transit.ts';

const content = checkedFixture();
const fact = { source: 'illustrative', status: 'unverified', verifiedOn: null } as const;
const place = { ...fact, lat: 51.42, lng: 14.18 };
/** Degrees of latitude in a metre, by the radius of the earth that distances are worked out with. */
const metre = 180 / (Math.PI * 6_371_000);

const line = (id: string, more: Partial<AuthoredTransit['lines'][number]> = {}) => ({
  id,
  name: `Bus ${id}`,
  kind: 'bus' as const,
  mustBook: false,
  url: `https://bus.example/${id}`,
  ...fact,
  ...more,
});

const stop = (name: string, metresNorth: number, ...lines: string[]) => ({
  name,
  lines,
  coordinates: {
    lat: place.lat + metresNorth * metre,
    lng: place.lng,
    source: 'illustrative',
    status: fact.status,
  },
});

function found(transit: Pick<AuthoredTransit, 'lines' | 'stops'>) {
  return transitFinder({ transit: { ...content.transit!, data: transit } })(place);
}

const cited = (transit: Pick<AuthoredTransit, 'lines' | 'stops'>) =>
  found(transit).map(({ line: { name }, stop: at, walkM }) => `${name}, ${at}, ${walkM} m`);

test('a stop serves a place from 600 m, and no farther', () => {
  expect(cited({ lines: [line('1')], stops: [stop('Pier', 600, '1')] })).toEqual(['Bus 1, Pier, 600 m']);
  expect(cited({ lines: [line('1')], stops: [stop('Pier', 601, '1')] })).toEqual([]);
});

test('each line is named once, with its nearest stop, and the nearest line comes first', () => {
  const stops = [stop('Far', 500, '1', '2'), stop('Near', -90, '2'), stop('Middle', 200, '1', '2')];
  expect(cited({ lines: [line('1'), line('2')], stops })).toEqual([
    'Bus 2, Near, 90 m',
    'Bus 1, Middle, 200 m',
  ]);
});

test('lines of one distance keep the order of the file', () => {
  const lines = [line('b'), line('a')];
  expect(cited({ lines, stops: [stop('Pier', 10, 'a', 'b')] })).toEqual([
    'Bus b, Pier, 10 m',
    'Bus a, Pier, 10 m',
  ]);
});

test('a page names the terms of each line, and puts lines with one stop and the same terms together', () => {
  const season = { from: '06-01', to: '10-12' };
  const lines = [
    line('1'),
    line('2', { url: 'https://bus.example/1', note: 'for maintainers' }),
    line('3', { season, mustBook: true }),
    line('4', { status: 'secondary', source: 'https://press.example/4', url: 'https://bus.example/1' }),
  ];
  const near = found({ lines, stops: [stop('Pier', 10, '1', '2', '3', '4')] });
  expect(toTransitStops(near)).toEqual([
    { text: 'Bus 1, Bus 2: stop Pier, 10 m, all year', url: 'https://bus.example/1', provenance: fact },
    {
      text: 'Bus 3: stop Pier, 10 m, June 1 to October 12, reservation required',
      url: 'https://bus.example/3',
      provenance: null,
    },
    {
      text: 'Bus 4: stop Pier, 10 m, all year',
      url: 'https://bus.example/1',
      provenance: { source: 'https://press.example/4', status: 'secondary', verifiedOn: null },
    },
  ]);
});

test('the planner is told the season and booking of each line; without a season it runs all year', () => {
  const season = { from: '06-01', to: '10-12' };
  const lines = [line('1'), line('2', { season, mustBook: true })];
  const near = found({ lines, stops: [stop('Pier', 10, '1', '2')] });
  expect(near.map((one) => toTransitLink(one))).toEqual([
    {
      line: 'Bus 1',
      kind: 'bus',
      url: 'https://bus.example/1',
      stop: 'Pier',
      walkM: 10,
      season: null,
      mustBook: false,
    },
    {
      line: 'Bus 2',
      kind: 'bus',
      url: 'https://bus.example/2',
      stop: 'Pier',
      walkM: 10,
      season,
      mustBook: true,
    },
  ]);
});

test('a place without coordinates has no stop, since nobody knows how far it is', () => {
  const transit = { ...content.transit!, data: { lines: [line('1')], stops: [stop('Pier', 0, '1')] } };
  expect(transitFinder({ transit })(undefined)).toEqual([]);
});

test('a guide without buses publishes none', () => {
  const { planner, trailDetails } = derive({ ...content, transit: null }, { today: '2026-11-20' });
  const links = [...planner.places, ...planner.stays].flatMap(({ transit }) => transit);
  expect([links, trailDetails.flatMap(({ transit }) => transit)]).toEqual([[], []]);
});

test('pages and planner are told the same stops', () => {
  const { planner, attractionDetails, accommodationDetails } = derive(content, { today: '2026-11-20' });
  const slug = 'mirror-tarn';
  const own = attractionDetails.find((one) => one.slug === slug)?.transit ?? [];
  expect(own.map(({ text }) => text)).toEqual([
    'Tarn bus: stop Tarn pier, 111 m, May 1 to October 31, reservation required',
  ]);
  expect(planner.places.find((one) => one.slug === slug)?.transit).toEqual([
    {
      line: 'Tarn bus',
      kind: 'shuttle',
      url: 'https://bus.example/tarn',
      stop: 'Tarn pier',
      walkM: 111,
      season: { from: '05-01', to: '10-31' },
      mustBook: true,
    },
  ]);
  const hotel = accommodationDetails.find((one) => one.slug === 'grand-test-hotel')?.transit ?? [];
  expect(hotel).toHaveLength(2);
  expect(planner.stays.find((one) => one.slug === 'grand-test-hotel')?.transit).toHaveLength(2);
});

test.each([
  [[], { hasBus: false }],
  [[{ from: '06-01', to: '09-15' }], { hasBus: true, busSeason: { from: '06-01', to: '09-15' } }],
  [
    [
      { from: '06-01', to: '09-15' },
      { from: '09-10', to: '10-12' },
    ],
    { hasBus: true, busSeason: { from: '06-01', to: '10-12' } },
  ],
  [[{ from: '06-01', to: '09-15' }, undefined], { hasBus: true }],
])('buses with the seasons %j run %j', (seasons, expected) => {
  const lines = seasons.map((season, index) => line(String(index), season ? { season } : {}));
  const stops = [stop('Pier', 10, ...lines.map(({ id }) => id))];
  expect(busOf(found({ lines, stops }))).toEqual(expected);
});
