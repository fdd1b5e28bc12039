import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const status = async () => (await screen.findByText(/^\d+ events? found$/)).textContent;

test('events are found by kind and by the dates of a visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T18:00:00Z') });
  const { user } = await renderRoute('/events');
  const all = await status();
  const category = await screen.findByLabelText('Category');
  expect(category).toHaveDisplayValue('All Categories');

  fireEvent.change(screen.getByLabelText('Visit from'), { target: { value: '2099-01-01' } });
  expect(await status()).toBe(all);
  fireEvent.change(screen.getByLabelText('Visit until'), { target: { value: '2099-01-02' } });
  expect(await status()).toBe('0 events found');
  expect(screen.getByLabelText('Visit until')).toHaveAttribute('min', '2099-01-01');
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
  expect(screen.getByLabelText('Visit from')).toHaveValue('');
});

test('a feed that was read and holds nothing', async () => {
  server.use(http.get('*/api/events.json', () => HttpResponse.json([])));
  await renderRoute('/events');
  expect(await screen.findByText('No events are currently available.')).toBeInTheDocument();
  expect(await status()).toBe('0 events found');
});

test('an event opens in place under an address of its own, with what is known of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  const { user } = await renderRoute('/events?category=parade');
  const summary = await screen.findByText(/^Details/, { selector: 'summary' });
  const details = summary.closest('details')!;
  expect(details.open).toBe(false);
  await user.click(summary);
  expect(details.open).toBe(true);
  expect(screen.getByRole('link', { name: 'Lantern parade' })).toHaveAttribute(
    'href',
    '/events?category=parade&event=lantern-parade#event-lantern-parade',
  );
  expect(within(details).getByText('Dec 5, 2026')).toBeInTheDocument();
  expect(within(details).getByText('Brězna, town square')).toBeInTheDocument();
  expect(within(details).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/events/lantern-parade.ics',
  );
  expect(within(details).getByRole('link', { name: 'Official page' })).toHaveAttribute(
    'href',
    'https://events.example/lanterns',
  );
  await user.click(summary);
  expect(details.open).toBe(false);
  vi.useRealTimers();
});

test('the address of an event opens it, and one that is over is said to be', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  await renderRoute('/events?event=spring-race#event-spring-race');
  const name = await screen.findByRole('link', { name: 'Spring race' });
  const row = name.closest('article')!;
  expect(row.querySelector('details')).toHaveAttribute('open');
  expect(within(row).getByText('Cancelled')).toBeInTheDocument();
  expect(name).toHaveAttribute('href', '/events?event=spring-race#event-spring-race');
  cleanup();
  await renderRoute('/events?event=past-fair');
  expect(await screen.findByText('This event is over or no longer announced.')).toBeInTheDocument();
  vi.useRealTimers();
});

test('an event without announced dates comes last, in words, and has no calendar file', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  await renderRoute('/events');
  await status();
  const last = screen.getAllByRole('article').at(-1)!;
  expect(within(last).getByRole('link', { name: 'Film week' })).toBeInTheDocument();
  expect(within(last).getAllByText('Dates to be confirmed')).toHaveLength(2);
  expect(within(last).getByText('Usually: first week of November')).toBeInTheDocument();
  expect(within(last).queryByText('Add to calendar')).not.toBeInTheDocument();
  vi.useRealTimers();
});

test.each([
  ['from=2026-12-25', 'Visit until', 'Choose the last day of your visit too. We need both dates to search.'],
  ['until=2026-12-25', 'Visit from', 'Choose the first day of your visit too. We need both dates to search.'],
  ['from=2026-12-25&until=2026-12-20', 'Visit until', 'The last day of your visit is before the first.'],
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

test('the dates can be subscribed to, and of feeds the day of the last reading is told', async () => {
  const site = publishedFile(published.site);
  server.use(http.get('*/api/site.json', () => HttpResponse.json({ ...site, eventsAsOf: '2026-11-20' })));
  await renderRoute('/events');
  expect(await screen.findByRole('link', { name: 'Subscribe with your calendar app' })).toHaveAttribute(
    'href',
    'webcal://guide.example/events.ics',
  );
  expect(screen.getByRole('link', { name: 'download them once' })).toHaveAttribute('href', '/events.ics');
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
