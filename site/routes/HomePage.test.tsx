import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Home, Stat } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { tripEntry } from '../features/planner/rules/planLimits.ts';
import { noTrips } from '../features/planner/share/plan.ts';
import { useTripStore } from '../features/planner/share/tripStore.ts';
import { answerWith } from '../test/answerWith.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-20T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const home = publishedFile(published.home);

/** Shows the home page with some of its records changed, down to its last section. */
async function showWith(changes: Partial<Home> = {}) {
  answerWith(published.home, changes);
  const { user } = await renderRoute('/');
  await screen.findByRole('region', { name: 'Letters from the park' });
  return user;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the poster has the headline, the picture that loads first, and the next steps', async () => {
  await showWith();
  expect(screen.getByRole('heading', { level: 1, name: 'Testpark, all of it' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Drawing: a meadow.' })).toHaveAttribute('fetchpriority', 'high');
});

test.each([
  ['Plan My Trip', '/trip-planner'],
  ['Calculate Budget', '/budget-calculator'],
])('%s leads to %s', async (name, address) => {
  await showWith();
  expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', address);
});

test('hotels are searched from today in the park on', async () => {
  await showWith();
  const search = within(screen.getByRole('form', { name: 'Find a place to stay' }));
  await waitFor(() => expect(search.getByLabelText('Check-in')).toHaveAttribute('min', '2027-01-20'));
  expect(search.getByLabelText('Check-out')).toHaveAttribute('min', '2027-01-21');
});

test('the strip shows the figures of the record in their order, and says which nobody has checked', async () => {
  const provenance = { source: 'specification', status: 'unverified' as const, verifiedOn: null };
  const stats: Stat[] = [
    { value: '6.8M', label: 'annual visitors', provenance },
    { value: '6,641', label: 'square kilometres', provenance: { ...provenance, status: 'official' } },
    { value: '200+', label: 'activities', provenance },
    { value: '365', label: 'days', provenance },
  ];
  answerWith(published.page('home'), { stats });
  await showWith();
  const shown = [...(document.querySelector('dl')?.children ?? [])].map((figure) => [
    figure.querySelector('dd')?.textContent,
    figure.querySelector('dt')?.textContent,
  ]);
  expect(shown).toEqual([
    ['6.8M', 'annual visitors'],
    ['6,641', 'square kilometres'],
    ['200+', 'activities'],
    ['365', 'days'],
  ]);
  expect(screen.getByText('Sources and dates').parentElement).toHaveTextContent(
    '6.8M annual visitors: not confirmed',
  );
});

test('the intro is the text of the record', async () => {
  await showWith();
  expect(screen.getByText('Welcome to a park that does not exist.')).toBeVisible();
});

test('the sections stand in their order', async () => {
  await showWith();
  const headings = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Find a place to stay',
    'Attractions',
    'Activities',
    'Stay',
    'Events',
    'Letters from the park',
  ]);
});

test.each([
  ['Attractions', '/attractions'],
  ['Activities', '/activities'],
  ['Stay', '/accommodations'],
  ['Events', '/events'],
])('View All of %s leads to %s', async (name, address) => {
  await showWith();
  expect(section(name).getByRole('link', { name: new RegExp(`^View All ?${name}$`) })).toHaveAttribute(
    'href',
    address,
  );
});

const event = (name: string, startDate: string | null, endDate: string | null = startDate) => ({
  ...home.events[0]!,
  id: Number(startDate?.replaceAll('-', '') ?? 0),
  name,
  startDate,
  endDate,
});

test('of 5 events that are not over the first 4 are shown', async () => {
  const events = ['A', 'B', 'C', 'D', 'E'].map((name, index) => event(name, `2027-02-0${index + 1}`));
  await showWith({ events });
  expect(names('Events')).toEqual(['A', 'B', 'C', 'D']);
});

test('events that are over by the day of the visit make room for the next', async () => {
  await showWith({
    events: [
      event('Ended yesterday', '2027-01-15', '2027-01-19'),
      event('Ends today', '2027-01-16', '2027-01-20'),
      event('Later', '2027-03-01'),
      event('Not announced', null),
    ],
  });
  await waitFor(() => expect(names('Events')).toEqual(['Ends today', 'Later', 'Not announced']));
});

test('when all events are over it says so', async () => {
  await showWith({ events: [] });
  expect(section('Events').getByText('No events are currently available.')).toBeVisible();
  expect(section('Events').getByRole('link', { name: /^View All ?Events$/ })).toBeVisible();
});

test('while its records are on their way it says so', async () => {
  server.use(http.get('*/api/home.json', () => new Promise<Response>(() => {})));
  await renderRoute('/');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

const stop = { place: 'trail/ridge', name: 'Ridge Walk', part: 'morning' as const, isOwn: false };
const form = {
  startDate: '2027-01-19',
  endDate: '2027-01-21',
  arrivalTime: '',
  departureTime: '',
  budget: '',
  groupSize: 2,
  childAges: [],
  transport: 'car' as const,
  interests: [],
  activityLevel: 'moderate',
  accommodationType: 'budget',
  needs: [],
  diningPreference: 'any',
  specialRequests: '',
};

const tripName = { name: /^Day \d/ };

/** Keeps a trip on the device and has the store read it, as a visitor's other tab would. */
async function keepTrip(given: typeof form) {
  const trip = {
    form: given,
    choices: { stays: [], days: [[], [stop, { ...stop, name: 'Mill' }], []] },
    saved: [],
  };
  localStorage.setItem(tripEntry, JSON.stringify({ state: { ...noTrips, trip }, version: 0 }));
  await act(() => useTripStore.persist.rehydrate());
}

test('a trip under way stands on the page with its day, and leads to the plan', async () => {
  await keepTrip(form);
  await showWith();
  const link = await screen.findByRole('link', { name: 'Day 2 of 3: Ridge Walk, Mill' });
  expect(link).toHaveAttribute('href', '/trip-planner');
});

test.each([
  ['of yesterday', { ...form, startDate: '2027-01-18', endDate: '2027-01-19' }],
  ['of tomorrow', { ...form, startDate: '2027-01-21' }],
])('a trip %s does not', async (_, given) => {
  await keepTrip(form);
  await showWith();
  const link = await screen.findByRole('link', tripName);
  await keepTrip(given);
  expect(link).not.toBeInTheDocument();
  expect(screen.queryByRole('link', tripName)).toBeNull();
});

test('nothing is said of a trip to visitors without one', async () => {
  await showWith();
  expect(screen.queryByRole('link', tripName)).toBeNull();
});
