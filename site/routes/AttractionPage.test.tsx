import { act, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { AttractionDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { answerWith } from '../test/answerWith.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const detailUrl = '*/api/attractions/slug/*';
const section = (name: string) => screen.getByRole('region', { name });
const url = published.attraction('mirror-tarn');

/** Shows the page of Mirror Tarn with some fields of its record changed, down to its last section. */
async function showWith(changes: Partial<AttractionDetail>): Promise<void> {
  answerWith(url, changes);
  await renderRoute('/attractions/mirror-tarn');
  await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' });
  await screen.findAllByRole('heading', { level: 2, name: /Near Mirror Tarn$/ });
  await act(() => vi.dynamicImportSettled());
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('an attraction shows everything that its record says', async () => {
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Stay Near Mirror Tarn' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Photo Gallery' })).toBeVisible();
  expect(screen.getByText('Photography Hotspot')).toBeVisible();
  expect(screen.queryByText('Parking Available')).toBeNull();
  expect(section('Visitor Reviews')).toHaveTextContent('Sample reviews (illustrative)');
  const plan = within(section('Plan Your Visit'));
  const { town } = publishedFile(url);
  const { locations } = publishedFile(published.site);
  expect(locations.map(({ id }) => id)).toContain(town);
  for (const [name, list] of [
    ['Browse Activities', '/activities'],
    ['Find Accommodation', '/accommodations'],
  ] as const) {
    const target = new URL(plan.getByRole('link', { name }).getAttribute('href')!, 'https://guide.example');
    expect([target.pathname, [...target.searchParams]]).toEqual([list, [['location', town]]]);
  }
  expect(screen.getByRole('button', { name: 'Save Mirror Tarn' })).toBeVisible();
});

test('name, location and category stand at the top, and the main picture loads first', async () => {
  await showWith({});
  const name = screen.getByRole('heading', { level: 1 });
  expect(name.parentElement).toHaveTextContent('Čorna Woda, end of the tarn road');
  expect(within(name.parentElement!).getByText('Lake')).toBeVisible();
  const [main] = screen.getAllByRole('img', { name: 'Drawing: a green tarn below sharp peaks.' });
  expect(main).toHaveAttribute('fetchpriority', 'high');
});

describe('the strip', () => {
  test.each<[string, Partial<AttractionDetail>, string]>([
    [
      'everything that the record says',
      { duration: '2 hours', difficulty: 'hard', photographyHotspot: true, parkingAvailable: true },
      'Duration2 hoursLakeHardPhotography HotspotParking Available',
    ],
    [
      'that private cars cannot park',
      { duration: '2 hours', difficulty: 'easy', photographyHotspot: null, parkingAvailable: false },
      'Duration2 hoursLakeEasyNo parking',
    ],
  ])('says %s', async (_, changes, facts) => {
    await showWith(changes);
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(facts);
  });
});

describe('a section with nothing in it is absent, and the others stay', () => {
  const [picture] = publishedFile(url).gallery;
  const all = [
    'About Mirror Tarn',
    'Visit Information',
    'Plan Your Visit',
    'Photo Gallery',
    'History & Heritage',
    'Illustrations',
    'Visitor Reviews',
    'Planning Your Visit',
    'Free Activities',
    'Paid Activities & Experiences',
    'Insider Tips',
    'Facilities',
    'Trails nearby',
    'Activities Near Mirror Tarn',
    'Stay Near Mirror Tarn',
  ];

  test.each<[string, Partial<AttractionDetail>]>([
    ['History & Heritage', { history: null }],
    ['Illustrations', { gallery: [picture!] }],
    ['Photo Gallery', { photographs: undefined }],
    ['Visitor Reviews', { reviewQuotes: [] }],
    ['Planning Your Visit', { bestTimeToVisit: null, accessibility: null, amenities: [] }],
    ['Free Activities', { freeActivities: [] }],
    ['Paid Activities & Experiences', { paidActivities: [] }],
    ['Insider Tips', { tips: [] }],
    ['Facilities', { facilities: [] }],
    ['Trails nearby', { trails: [] }],
    ['Activities Near Mirror Tarn', { activities: [] }],
    ['Stay Near Mirror Tarn', { accommodations: [] }],
  ])('%s', async (heading, changes) => {
    await showWith(changes);
    for (const other of all) expect(headings().includes(other), other).toBe(other !== heading);
  });
});

test('a place shows its photographs between its text and its history', async () => {
  await showWith({});
  const look = section('Photo Gallery');
  expect(await within(look).findAllByRole('figure')).toHaveLength(3);
  expect(look).toHaveTextContent('July, from the bench at the far end. Ada Example, CC BY 4.0');
  const order = ['About Mirror Tarn', 'Photo Gallery', 'History & Heritage', 'Illustrations'];
  expect(headings().filter((heading) => order.includes(heading ?? ''))).toEqual(order);
});

test.each<[string, Partial<AttractionDetail>, string[]]>([
  ['of a place without a photograph', { photographs: undefined }, ['Illustrations']],
  [
    'with a photograph in it',
    { photographs: undefined, gallery: publishedFile(url).gallery.map((one) => ({ ...one, kind: 'photo' })) },
    ['Photo Gallery'],
  ],
  ['of a place with photographs of its own', {}, ['Photo Gallery', 'Illustrations']],
])('the gallery %s', async (_, changes, expected) => {
  await showWith(changes);
  expect(headings().filter((each) => each === 'Illustrations' || each === 'Photo Gallery')).toEqual(expected);
});

test('a quote without an author is of a verified visitor where the quotes have a source', async () => {
  await showWith({ reviewQuotes: ['Worth the bus', 'Cold - Ines M.'], reviewsAreSamples: false });
  const reviews = section('Visitor Reviews');
  expect(reviews).toHaveTextContent('Worth the busVerified VisitorColdInes M.');
  expect(reviews).not.toHaveTextContent('Sample');
});

test('what is free says so; what costs money says how much, for what, and how sure that is', async () => {
  await showWith({});
  expect(within(section('Free Activities')).getByRole('listitem')).toHaveTextContent(
    'Walk the shore pathFree',
  );
  const paid = within(section('Paid Activities & Experiences')).getByRole('listitem');
  expect(paid).toHaveTextContent('Canoe at dawnper canoe hour€90');
});

test('the sidebar has what a visit needs', async () => {
  await showWith({});
  const visit = section('Visit Information');
  expect(visit).toHaveTextContent('Elevation1,884 m');
  expect(visit).toHaveTextContent('Coordinates51.4200° N, 14.1800° E');
  expect(visit).toHaveTextContent('ParkingThe road is closed to private cars.');
  expect(section('Facilities')).toHaveTextContent('Washrooms at the dock');
  expect(screen.getByRole('heading', { name: 'Keep 30 m away from elk' })).toBeVisible();
});

test('the door and the bus are told where they are known', async () => {
  const provenance = { source: 'https://tarn.example', status: 'secondary' as const, verifiedOn: null };
  const times = [{ from: '09:00', to: '17:00' }];
  const texts = ['June 1 to August 31: 9:00 to 20:00', 'All other days: 10:00 to 17:00'];
  await showWith({ hours: { texts, times, provenance } });
  expect(section('Visit Information')).toHaveTextContent(`Opening hours${texts.join('')}`);
  const bus = within(section('Location')).getByRole('link', { name: /^Tarn bus: stop Tarn pier, 111 m/ });
  expect(bus).toHaveAttribute('href', 'https://bus.example/tarn');
  const sources = screen.getByText('Sources and dates').parentElement;
  expect(sources).toHaveTextContent(/Opening hours.*Buses/);
});

test('without hours and buses nothing is said of them', async () => {
  await showWith({ hours: null, transit: [] });
  expect(section('Visit Information')).not.toHaveTextContent('Opening hours');
  expect(section('Location')).not.toHaveTextContent('By bus');
});

test('a place at the level of the sea has an elevation, one that nobody measured has none', async () => {
  await showWith({ elevationM: 0 });
  expect(section('Visit Information')).toHaveTextContent('Elevation0 m');
});

test('nothing is said twice: best time and duration stand in the planning and in the strip', async () => {
  await showWith({ bestTimeToVisit: 'June.', duration: '2 hours' });
  expect(screen.getAllByText('June.')).toHaveLength(1);
  expect(screen.getAllByText('2 hours')).toHaveLength(1);
});

test('without position, elevation and a word on parking there is no information on the visit', async () => {
  await showWith({ latitude: null, longitude: null, elevationM: null, parkingNote: null, suitFacts: [] });
  expect(screen.queryByRole('heading', { name: 'Visit Information' })).toBeNull();
});

test('a small map shows where the place is, and links lead there', async () => {
  await showWith({ latitude: '51.42', longitude: '14.18' });
  const where = within(section('Location'));
  expect(where.getByRole('img', { name: 'Map of the area around Mirror Tarn, north at top' })).toBeVisible();
  expect(where.getByRole('link', { name: '© Nobody' })).toHaveAttribute(
    'href',
    'https://licence.example/made-up',
  );
  expect(where.getByRole('link', { name: 'Show on map' })).toHaveAttribute(
    'href',
    '/map?selected=mirror-tarn',
  );
  expect(where.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    'geo:51.42,14.18?q=51.42,14.18(Mirror%20Tarn)',
  );
  const directions = where.getByRole('link', { name: 'Directions' });
  expect(directions).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=51.42%2C14.18');
  expect(directions).toHaveAttribute('rel', 'noopener noreferrer');
});

test('distances to the towns are said to be straight', async () => {
  const { locatorMap } = publishedFile(url);
  const towns = [
    { name: 'Jasna', km: 0.4 },
    { name: 'Kamjeńc', km: 12.6 },
  ];
  await showWith({ locatorMap: { ...locatorMap!, towns } });
  expect(section('Location')).toHaveTextContent('From Jasnaunder 1 kmFrom Kamjeńc13 km');
  expect(section('Location')).toHaveTextContent('Straight-line distances; the road is longer.');
});

test('the name of the place stands on its map once', async () => {
  const { locatorMap } = publishedFile(url);
  const surroundings = locatorMap!.surroundings.map((feature) =>
    feature.layer === 'town' ? { ...feature, name: 'Mirror Tarn' } : feature,
  );
  expect(surroundings.some(({ name }) => name === 'Mirror Tarn')).toBe(true);
  await showWith({ locatorMap: { ...locatorMap!, surroundings } });
  const map = within(section('Location')).getByRole('img', { name: /^Map of the area around/ });
  const names = [...map.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(names.filter((name) => name === 'Mirror Tarn')).toHaveLength(1);
});

test.each<[string, Partial<AttractionDetail>]>([
  ['coordinates', { latitude: null, longitude: null }],
  ['locatorMap', { locatorMap: null }],
])('a place without %s has no map', async (_, changes) => {
  await showWith(changes);
  expect(headings()).not.toContain('Location');
});

test('while it loads it says so', async () => {
  server.use(http.get(detailUrl, () => delay('infinite')));
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test('an unknown slug is the specified not-found screen', async () => {
  await renderRoute('/attractions/no-such-place');
  expect(await screen.findByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
  expect(screen.getByText("The attraction you're looking for could not be found.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse all attractions' })).toHaveAttribute(
    'href',
    '/attractions',
  );
});
