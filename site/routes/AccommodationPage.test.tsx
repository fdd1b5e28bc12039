import { cleanup, screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { AccommodationDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { keepSearchDates, noEventSearch } from '../features/events/eventSearch.ts';
import { answerWith } from '../test/answerWith.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { withFirstDay, withLastDay } from '../tripDates/TripDatesPanel.tsx';
import { keepTripDates, noDates, useTripDatesStore } from '../tripDates/tripDatesStore.ts';

const section = (name: string) => screen.getByRole('region', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const url = published.accommodation('grand-test-hotel');

/** Shows the page of the Grand Test Hotel with some fields of its record changed, down to its last section. */
async function showWith(changes: Partial<AccommodationDetail>): Promise<void> {
  answerWith(url, changes);
  await renderRoute('/accommodations/grand-test-hotel');
  await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' });
  await screen.findAllByRole('heading', { level: 2, name: /^Nearby Attractions$|^Recommended Act/ });
}

test('a place to stay shows everything that its record says', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Recommended Activities' })).toBeVisible();
  expect(screen.getAllByText('Resort')[0]).toBeVisible();
  expect(screen.getAllByText('Čorna Woda, lakeshore')[0]).toBeVisible();
  expect(screen.getByText('Based on 1,204 reviews, listed as 9.2 out of 10 (illustrative)')).toBeVisible();
  expect(screen.getAllByText('€800 or more per night')).toHaveLength(2);
  expect(section('Amenities & Features')).toHaveTextContent('PoolSpaRestaurant');
  expect(section('Amenities & Features')).not.toHaveTextContent('reviews');
  expect(await screen.findByRole('region', { name: 'Location & Access' })).toHaveTextContent(
    'By bus to the lakeshore.',
  );
  expect(section('Quick Facts')).toHaveTextContent('Perfect for families & couples');
  expect(section('Quick Facts')).toHaveTextContent('24/7 Front Desk');
});

test('type and location, name and description stand at the top, and the picture loads first', async () => {
  await showWith({ type: 'hostel', location: 'Kamjeńc, Rail Lane' });
  const badges = screen.getAllByText(/^Hostel$|^Kamjeńc, Rail Lane$/).map(({ textContent }) => textContent);
  expect(badges.slice(0, 2)).toEqual(['Hostel', 'Kamjeńc, Rail Lane']);
  expect(screen.getByText('Grand Test Hotel, a house made up for tests.')).toBeVisible();
  const [main] = screen.getAllByRole('img', { name: 'Drawing: Grand Test Hotel.' });
  expect(main).toHaveAttribute('fetchpriority', 'high');
});

test.each<[number | null, string, number]>([
  [820, '€800 or more per night', 2],
  [null, 'Price not confirmed', 1],
])(
  'a price of %j reads %s on the card for booking, and at the top if it is known',
  async (price, text, count) => {
    await showWith({ price, activities: [] });
    expect(screen.getAllByText(text)).toHaveLength(count);
    expect(within(section('Book Your Stay')).getByText(text)).toBeVisible();
  },
);

test('without a rating there is no gauge', async () => {
  await showWith({ rating: null, ratingScale: null });
  expect(screen.queryByText(/^Based on/)).toBeNull();
});

test.each<[string, Partial<AccommodationDetail>, string[]]>([
  ['Perfect for families & couples', { familyAndCouples: true, frontDesk24h: false }, ['24/7 Front Desk']],
  ['24/7 Front Desk', { familyAndCouples: false, frontDesk24h: true }, ['Perfect for families & couples']],
])('"%s" stands among the quick facts where the record says so', async (text, changes, absent) => {
  await showWith(changes);
  expect(section('Quick Facts')).toHaveTextContent('TypeResort');
  expect(section('Quick Facts')).toHaveTextContent('LocationČorna Woda, lakeshore');
  expect(section('Quick Facts')).toHaveTextContent(text);
  for (const other of absent) expect(section('Quick Facts')).not.toHaveTextContent(other);
});

test('dogs, wheelchairs and the kitchen are told, or that nobody knows', async () => {
  const provenance = { source: 'https://park.example/dogs', status: 'official', verifiedOn: null } as const;
  await showWith({
    amenities: ['Kitchen'],
    suitFacts: [{ who: 'Dogs', text: 'Allowed: in the yard.', provenance }],
  });
  expect(section('Quick Facts')).toHaveTextContent('DogsAllowed: in the yard.');
  expect(section('Quick Facts')).toHaveTextContent('WheelchairsNot known.');
  expect(section('Quick Facts')).toHaveTextContent('KitchenYes.');
});

describe('a section with nothing in it is absent, and the others stay', () => {
  const all = [
    'Amenities & Features',
    'Location & Access',
    'Nearby Attractions',
    'Recommended Activities',
    'Guest Reviews',
  ];

  test.each<[string, Partial<AccommodationDetail>, string[]]>([
    ['without amenities', { amenities: [] }, ['Amenities & Features']],
    ['with a count of reviews alone', { amenities: ['9 reviews'] }, ['Amenities & Features']],
    ['without a way there', { access: null }, []],
    ['without buses', { transit: [] }, []],
    ['without attractions', { attractions: [] }, ['Nearby Attractions']],
    ['with buses alone', { access: null, attractions: [] }, ['Nearby Attractions']],
    [
      'without all three',
      { access: null, attractions: [], transit: [] },
      ['Location & Access', 'Nearby Attractions'],
    ],
    ['without activities', { activities: [] }, ['Recommended Activities']],
  ])('%s', async (_, changes, absent) => {
    await showWith(changes);
    for (const heading of all) expect(headings().includes(heading), heading).toBe(!absent.includes(heading));
  });
});

test('the attractions and activities of the record are shown, and the attractions are named as near', async () => {
  await showWith({});
  const { attractions, activities } = publishedFile(url);
  expect([attractions.length, activities.length]).toEqual([2, 1]);
  expect(within(section('Nearby Attractions')).getAllByRole('article')).toHaveLength(2);
  expect(within(section('Recommended Activities')).getAllByRole('article')).toHaveLength(1);
  for (const { name, awayKm } of attractions) {
    const near = `${name}, ${Math.round(awayKm!)} km away`;
    expect(await screen.findByRole('region', { name: 'Location & Access' })).toHaveTextContent(near);
    expect(section('Nearby Attractions')).toHaveTextContent(`${Math.round(awayKm!)} km away`);
  }
});

test('there are three sample reviews, each with its author and rating', async () => {
  await showWith({});
  const quotes = within(section('Guest Reviews')).getAllByRole('figure');
  expect(quotes.map(({ textContent }) => textContent)).toEqual([
    'A quiet room.Sample guest, 5/5',
    'The stairs creak.Another sample guest, 3/5',
    'Early breakfast.A third sample guest, 4.5/5',
  ]);
});

test('two buttons name the partner and carry its parameters', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  const buttons = await screen.findAllByRole('link', { name: 'Book on Hotels Example (opens partner site)' });
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    'https://hotels.example/grand-test-hotel?ref=testguide',
    'https://hotels.example/grand-test-hotel?ref=testguide',
  ]);
});

const dates = { checkIn: '2099-07-10', checkOut: '2099-07-12' };
test.each([
  [
    'above a list',
    () => useTripDatesStore.setState(withLastDay(withFirstDay(noDates, dates.checkIn), dates.checkOut)),
  ],
  ['in the planner', () => keepTripDates(dates.checkIn, dates.checkOut)],
  [
    'among the events',
    () => keepSearchDates({ ...noEventSearch, from: dates.checkIn, until: dates.checkOut }, '2099-07-01'),
  ],
])('dates chosen %s go along to the partner, and the page says them with their year', async (_, choose) => {
  choose();
  await renderRoute('/accommodations/grand-test-hotel');
  expect(await screen.findByText('For your dates, Jul 10–12, 2099.')).toBeVisible();
  for (const button of screen.getAllByRole('link', { name: /^Book on Hotels Example/ }))
    expect(button).toHaveAttribute(
      'href',
      expect.stringContaining('startDate=2099-07-10&endDate=2099-07-12'),
    );
  useTripDatesStore.setState(noDates);
});

test('the disclosure is said once, in the band under the title', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  await screen.findByRole('region', { name: 'Book Your Stay' });
  const { disclosure } = publishedFile(published.site);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText(disclosure)).toHaveLength(1);
  expect(within(section('Book Your Stay')).queryByText(disclosure)).toBeNull();
});

const camping = {
  sites: 74,
  hardSided: null,
  season: 'May to October',
  services: [],
  reservationUrl: null,
};

test('a campground whose reservation page is known leads there, and no partner is named', async () => {
  const reservation = 'By reservation at sites.park.example. The day is announced.';
  const reservationUrl = 'https://sites.park.example/';
  await showWith({
    type: 'campground',
    bookable: false,
    camping: { ...camping, reservation, reservationUrl },
  });
  const button = screen.getByRole('link', { name: 'Reserve a campsite' });
  expect(button).toHaveAttribute('href', 'https://sites.park.example/');
  expect(button).not.toHaveAttribute('rel', expect.stringContaining('sponsored'));
  expect(screen.queryByRole('link', { name: /Book on/ })).toBeNull();
  expect(await screen.findByRole('region', { name: 'Camping' })).toHaveTextContent(reservation);
});

test('a campground without reservations has no button for them', async () => {
  const reservation = 'First come, first served.';
  await showWith({ type: 'campground', bookable: false, camping: { ...camping, reservation } });
  expect(screen.queryByRole('link', { name: 'Reserve a campsite' })).toBeNull();
});

test('without a page of its own the buttons lead to the default page of the partner', async () => {
  await renderRoute('/accommodations/bunk-house');
  const [button] = await screen.findAllByRole('link', { name: /Book on Hotels Example/ });
  expect(button).toHaveAttribute('href', 'https://hotels.example/search?park=test&ref=testguide');
});

test('sample reviews say that they are, and real ones are at the partner', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' });
  expect(section('Guest Reviews')).toHaveTextContent('Sample reviews (illustrative)');
  expect(section('Guest Reviews')).toHaveTextContent('The stairs creak.');
  expect(within(section('Guest Reviews')).getByRole('link', { name: /Read All Reviews/ })).toHaveAttribute(
    'href',
    'https://hotels.example/grand-test-hotel/reviews?ref=testguide',
  );
});

test('without sample reviews only the link to real ones is left, and without it no section', async () => {
  answerWith(published.site, { sampleReviews: [] });
  await showWith({});
  expect(section('Guest Reviews')).not.toHaveTextContent('Sample');
  expect(
    within(section('Guest Reviews')).getByRole('link', { name: /Read All Reviews/ }),
  ).toBeInTheDocument();
  cleanup();
  await showWith({ reviewsUrl: null });
  expect(headings()).not.toContain('Guest Reviews');
});

test('while it loads it says so', async () => {
  server.use(http.get('*/api/accommodations/slug/*', () => delay('infinite')));
  await renderRoute('/accommodations/bunk-house');
  expect(await screen.findByText('Loading accommodation details...')).toBeVisible();
});

test.each([404, 500])('an answer of %s is the specified not-found screen', async (status) => {
  server.use(http.get('*/api/accommodations/slug/*', () => new HttpResponse('no', { status })));
  await renderRoute('/accommodations/no-such-inn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accommodation Not Found' })).toBeVisible();
  expect(
    screen.getByText("The accommodation you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all accommodations' })).toHaveAttribute(
    'href',
    '/accommodations',
  );
});

test('the buses that stop near it lead to their operators, and their source is among the others', async () => {
  await showWith({});
  const access = within(await screen.findByRole('region', { name: 'Location & Access' }));
  const [valley, tarn] = access.getAllByRole('link');
  expect(valley).toHaveTextContent(/^Valley bus: stop Hotel square, \d+ m, all year$/);
  expect(valley).toHaveAttribute('href', 'https://bus.example/valley');
  expect(tarn).toHaveTextContent(
    /^Tarn bus: stop Hotel square, \d+ m, May 1 to October 31, reservation required$/,
  );
  expect(screen.getByText('Sources and dates').parentElement).toHaveTextContent(/Buses/);
});
