import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { ActivityDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { answerWith } from '../test/answerWith.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const section = (name: string) => screen.getByRole('region', { name });
const url = published.activity('tarn-canoe');

/** Shows the page of the canoe with some fields of its record changed, down to its last section. */
async function showWith(changes: Partial<ActivityDetail>) {
  answerWith(url, changes);
  const { user } = await renderRoute('/activities/tarn-canoe');
  await screen.findByRole('heading', { level: 1, name: 'Canoe on the tarn' });
  await screen.findAllByRole('heading', { level: 2, name: /^Related Attractions$|^Nearby Acc/ });
  return user;
}

/** Terms and values of the first list of facts on the page. */
const strip = () =>
  [...(document.querySelector('dl')?.children ?? [])].map(
    ({ firstElementChild, lastElementChild }) =>
      `${firstElementChild?.textContent}: ${lastElementChild?.textContent}`,
  );

/** The band with the name. */
const band = () => screen.getByRole('heading', { level: 1 }).parentElement;

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('an activity shows everything that its record says', async () => {
  await renderRoute('/activities/tarn-canoe');
  expect(await screen.findByRole('heading', { level: 1, name: 'Canoe on the tarn' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nearby Accommodations' })).toBeVisible();
  expect(screen.getAllByText('Water')[0]).toBeVisible();
  expect(screen.getAllByText('€100 to €200')[0]).toBeVisible();
  expect(section('Customer Reviews')).toHaveTextContent('4.6/5');
  expect(section('Customer Reviews')).toHaveTextContent('Based on 321 reviews (illustrative)');
  expect(section('Quick Facts')).toHaveTextContent('Čorna Woda, tarn dock');
  expect(section('Quick Facts')).toHaveTextContent('€100 to €200 per canoe hour');
  expect(section('Best Time to Visit')).toHaveTextContent('June to September');
});

test.each<[string, Partial<ActivityDetail>, string | null]>([
  ['links', { officialUrl: 'https://tarn.example/', bookable: false }, 'Official page'],
  ['no link', { officialUrl: null, bookable: false }, null],
])('with %s Save is shown once, beside the next steps if there are any', async (_, changes, link) => {
  await showWith(changes);
  const save = screen.getByRole('button', { name: 'Save Canoe on the tarn' });
  const beside = within(save.parentElement!.parentElement!).queryByRole('link');
  expect(beside?.textContent ?? null).toBe(link);
});

test('the sign at an estimated band of prices is explained', async () => {
  const { priceProvenance } = publishedFile(url);
  await showWith({
    price: null,
    priceProvenance: null,
    priceBand: 'dear',
    priceBandProvenance: priceProvenance!,
  });
  expect(section('Quick Facts')).toHaveTextContent('Expensive*');
  expect(section('Quick Facts')).toHaveTextContent('* Our estimate');
});

test('hours and buses stand among the quick facts where they are known', async () => {
  await showWith({});
  expect(section('Quick Facts')).toHaveTextContent(
    /Opening hoursJune 1 to August 31: 8:00 AM to 8:00 PM.*All other days: 10:00 AM to 5:00 PM.*By busTarn bus: stop Tarn pier/,
  );
});

test('and nowhere where they are not', async () => {
  await showWith({ hours: null, transit: [] });
  expect(section('Quick Facts')).not.toHaveTextContent(/Opening hours|By bus/);
});

test('category, name and description stand at the top, and the main picture loads first', async () => {
  await showWith({ category: 'photography' });
  expect(screen.getByText('Photography')).toBeVisible();
  expect(screen.getByText('Canoe on the tarn in the Testpark, made up for tests.')).toBeVisible();
  const [main] = screen.getAllByRole('img', { name: 'Drawing: canoe on the tarn.' });
  expect(main).toHaveAttribute('fetchpriority', 'high');
});

const real = { source: 'https://tours.example/', status: 'secondary' as const, verifiedOn: null };
const realPrice = { priceProvenance: real };

test('the strip has duration, price, difficulty and rating', async () => {
  await showWith({ ...realPrice, ratingProvenance: real });
  expect(strip()).toEqual(['Price: From €115 EUR per canoe hour', 'Duration: 1 hour']);
  expect(band()).toHaveTextContent('WaterModerateRating 4.6/5');
});

test.each([
  ['115', 'From €115 EUR'],
  ['480.5', 'From €480.50 EUR'],
  ['0', 'Free'],
])('a price of %j reads %s, in the strip and among the quick facts', async (price, text) => {
  await showWith({ ...realPrice, price, pricePer: null });
  expect(strip()).toContain(`Price: ${text}`);
  expect(within(section('Quick Facts')).getByText(text)).toBeInTheDocument();
});

test('a price that is not known is said among the quick facts alone', async () => {
  await showWith({ ...realPrice, price: null, pricePer: null });
  expect(strip().filter((fact) => fact.startsWith('Price'))).toEqual([]);
  expect(section('Quick Facts')).toHaveTextContent('Price not confirmed');
});

test('what the price buys stands among the quick facts, and not beside what is free', async () => {
  await showWith({ ...realPrice, price: '115', pricePer: 'person' });
  expect(strip()).toContain('Price: From €115 EUR per person');
  expect(section('Quick Facts')).toHaveTextContent('From €115 EUR per person');
});

test('a price and a rating that are no real ones are examples', async () => {
  await showWith({});
  expect(strip()).toContain('Price: €100 to €200* (our estimate) per canoe hour');
  expect(band()).toHaveTextContent('Example rating 4.6/5');
});

test('an activity without a rating has none in the strip', async () => {
  await showWith({ ...realPrice, rating: null, ratingScale: null });
  expect(band()).not.toHaveTextContent(/rating/i);
});

test.each<[string, Partial<ActivityDetail>, string]>([
  ['its best time', { bestTime: 'In June', season: 'Summer' }, 'In June'],
  ['else its season', { bestTime: null, season: 'Summer' }, 'Summer'],
  ['else words that are always true', { bestTime: null, season: null }, 'Year-round, weather permitting'],
])('Best Time to Visit is %s', async (_, changes, text) => {
  await showWith(changes);
  expect(section('Best Time to Visit').textContent).toBe(`Best Time to Visit${text}`);
});

test.each<[string, Partial<ActivityDetail>, string]>([
  ['with a count', { rating: 4.6, ratingScale: 5, reviewCount: 1204 }, '4.6/5Based on 1,204 reviews'],
  ['without one', { rating: 4.6, ratingScale: 5, reviewCount: null }, '4.6/5Based on customer feedback'],
  [
    'on a scale to 10',
    { rating: 9, ratingScale: 10, reviewCount: null },
    '4.5/5Based on customer feedback, listed as 9.0 out of 10',
  ],
])('reviews %s', async (_, changes, text) => {
  await showWith({ ...changes, ratingProvenance: null });
  expect(section('Customer Reviews').textContent).toBe(`Customer Reviews${text}`);
});

describe('a section with nothing in it is absent, and the others stay', () => {
  const all = [
    'Experience Overview',
    'Quick Facts',
    'Best Time to Visit',
    'Highlights',
    "What's Included",
    'Customer Reviews',
    'Related Attractions',
    'Nearby Accommodations',
  ];

  test.each<[string, Partial<ActivityDetail>]>([
    ['Highlights', { highlights: [] }],
    ["What's Included", { inclusions: [] }],
    ['Customer Reviews', { rating: null, ratingScale: null }],
    ['Related Attractions', { attractions: [] }],
    ['Nearby Accommodations', { accommodations: [] }],
  ])('%s', async (heading, changes) => {
    await showWith(changes);
    for (const other of all) expect(headings().includes(other), other).toBe(other !== heading);
  });
});

test('highlights and inclusions are listed', async () => {
  await showWith({});
  const items = (name: string) =>
    within(section(name))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Highlights')).toEqual(['Water', 'More water']);
  expect(items("What's Included")).toEqual(['Canoe', 'Paddle']);
});

test('beside Book Now it says that the guide may earn from it', async () => {
  await showWith({});
  expect(screen.getByRole('main')).toHaveTextContent(
    'We may earn a commission from links marked as partner links.',
  );
});

test('Book Now leads to the page of the activity at the partner, with the parameters', async () => {
  await renderRoute('/activities/tarn-canoe');
  const book = await screen.findByRole('link', { name: 'Book Now (opens partner site)' });
  expect(book).toHaveAttribute('href', 'https://tours.example/canoe?partner_id=testguide');
});

test('without a page of its own Book Now leads to the default page of the partner', async () => {
  await renderRoute('/activities/star-walk');
  const book = await screen.findByRole('link', { name: 'Book Now (opens partner site)' });
  expect(book).toHaveAttribute('href', 'https://tours.example/testpark?partner_id=testguide');
});

test('while it loads it says so', async () => {
  server.use(http.get('*/api/activities/slug/*', () => delay('infinite')));
  await renderRoute('/activities/tarn-canoe');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test.each([404, 500])('an answer of %s is the specified not-found screen', async (status) => {
  server.use(http.get('*/api/activities/slug/*', () => new HttpResponse('no', { status })));
  await renderRoute('/activities/no-such-tour');
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible();
  expect(screen.getByText("The activity you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Activities' })).toHaveAttribute('href', '/activities');
});
