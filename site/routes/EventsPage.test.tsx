import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const status = async () => (await screen.findByText(/^\d+ events? found$/)).textContent;

/** Returns a day of a year for which no event is announced. */
const laterYear = (day: string) => `${new Date().getFullYear() + 9}-${day}`;

test('events are found by kind and by the dates of a visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T18:00:00Z') });
  const { user } = await renderRoute('/events');
  const all = await status();
  const category = await screen.findByLabelText('Category');
  expect(category).toHaveDisplayValue('All Categories');

  fireEvent.change(screen.getByLabelText('Arriving'), { target: { value: laterYear('01-01') } });
  expect(await status()).toBe(all);
  fireEvent.change(screen.getByLabelText('Leaving'), { target: { value: laterYear('01-02') } });
  expect(await status()).toBe('0 events found');
  expect(screen.getByLabelText('Leaving')).toHaveAttribute('min', laterYear('01-01'));
  expect(
    screen.getByText('No events match your current filters. Try adjusting your search criteria or dates.'),
  ).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await status()).toBe(all);
  vi.useRealTimers();
});

test('an address with filters shows them as chips', async () => {
  const { user } = await renderRoute('/events?from=2027-02-01&until=2027-02-03');
  const chip = await screen.findByRole('button', { name: 'Remove filter Feb 1–3, 2027' });
  await user.click(chip);
  expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Arriving')).toHaveValue('');
});

test('a feed that was read and holds nothing', async () => {
  server.use(http.get('*/api/events.json', () => HttpResponse.json([])));
  await renderRoute('/events');
  expect(await screen.findByText('No events are currently available.')).toBeInTheDocument();
  expect(await status()).toBe('0 events found');
});

test('a row leads to the page of its event, and so does the address that the event had in the list', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  await renderRoute('/events');
  const name = await screen.findByRole('link', { name: 'Spring race' });
  expect(name).toHaveAttribute('href', '/events/spring-race');
  const row = name.closest('article')!;
  expect(row).toHaveAttribute('id', 'event-spring-race');
  expect(within(row).getByText('Cancelled')).toBeInTheDocument();
  cleanup();
  await renderRoute('/events?event=spring-race#event-spring-race');
  expect(await screen.findByRole('heading', { name: 'Spring race', level: 1 })).toBeInTheDocument();
  vi.useRealTimers();
});

test('an event without announced dates is among the others, at its usual time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  await renderRoute('/events');
  await status();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(['Winter 2026–27', 'Spring 2027', 'Summer 2027', 'Fall 2027']);
  expect(screen.getByText(/^Where we give only a month/)).toBeInTheDocument();
  const fall = screen.getByRole('region', { name: 'Fall 2027' });
  const row = within(fall).getByRole('article');
  expect(within(row).getByRole('link', { name: 'Film week' })).toBeInTheDocument();
  expect(within(row).getByText('Usually: first week of November')).toBeInTheDocument();
  vi.useRealTimers();
});

test.each([
  ['from=2026-12-25', 'Leaving', 'Add the last day of your visit. We need both dates to search.'],
  ['until=2026-12-25', 'Arriving', 'Add the first day of your visit. We need both dates to search.'],
  ['from=2026-12-25&until=2026-12-20', 'Leaving', 'Your last day is before your first day.'],
])('a visit with %s hides nothing and says why', async (query, label, message) => {
  // The day of the build: what is over is the same before the page knows today and after.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T18:00:00Z') });
  await renderRoute('/events');
  const all = await status();
  cleanup();
  await renderRoute(`/events?${query}`);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await status()).toBe(all);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  vi.useRealTimers();
});

test('the panel that one date in the address has opened stays open when the other is chosen', async () => {
  await renderRoute('/events?from=2027-01-20');
  await status();
  const toggle = screen.getByRole('button', { name: 'Filter by date or category' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.change(screen.getByLabelText('Leaving'), { target: { value: '2027-01-21' } });
  expect(screen.queryByText(/^Add the last day/)).not.toBeInTheDocument();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the dates can be subscribed to, and of feeds the day of the last reading is told', async () => {
  const site = publishedFile(published.site);
  server.use(http.get('*/api/site.json', () => HttpResponse.json({ ...site, eventsAsOf: '2026-11-20' })));
  await renderRoute('/events');
  expect(
    await screen.findByRole('link', { name: 'Subscribe with your calendar app (4 dates)' }),
  ).toHaveAttribute('href', 'webcal://guide.example/events.ics');
  expect(screen.getByRole('link', { name: 'download the 4 dates once' })).toHaveAttribute(
    'href',
    '/events.ics',
  );
});

test('no calendar is offered while it would hold no date', async () => {
  const events = publishedFile(published.events).filter(({ calendarUrl }) => calendarUrl === null);
  expect(events).not.toHaveLength(0);
  server.use(http.get('*/api/events.json', () => HttpResponse.json(events)));
  await renderRoute('/events');
  await status();
  expect(screen.queryByRole('link', { name: /calendar app/ })).not.toBeInTheDocument();
});

test('a search by dates finds an event whose usual time touches them, and says that it has no date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  await renderRoute('/events?from=2027-11-07&until=2027-11-09');
  expect(await status()).toBe('1 event found');
  const row = screen.getByRole('article');
  expect(within(row).getByRole('link', { name: 'Film week' })).toBeInTheDocument();
  expect(within(row).getByText('Date not confirmed')).toBeInTheDocument();
  cleanup();
  await renderRoute('/events?from=2027-11-08&until=2027-11-09');
  expect(await status()).toBe('0 events found');
  vi.useRealTimers();
});

test('an event that falls on the same day every year has its date, and says why', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-23T12:00:00Z') });
  await renderRoute('/events');
  await status();
  const row = (await screen.findByRole('link', { name: 'Midsummer fire' })).closest('article')!;
  expect(within(row).getByText('Jun 2027')).toBeInTheDocument();
  expect(within(row).getByText('Every year on Jun 23')).toBeInTheDocument();
  cleanup();
  // The page is as old as the build; the day after, the next year counts.
  vi.setSystemTime(new Date('2027-06-24T12:00:00Z'));
  await renderRoute('/events');
  expect(await screen.findByText('Jun 2028')).toBeInTheDocument();
  vi.useRealTimers();
});

test.each(['bogus', '', 'all', '__proto__'])(
  'the category "%s", which no event has, filters nothing',
  async (category) => {
    await renderRoute('/events');
    const all = await status();
    cleanup();
    await renderRoute(`/events?category=${category}`);
    expect(await status()).toBe(all);
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories');
  },
);
