import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('an event with a date says when and where it is, and has a calendar file', async () => {
  await renderRoute('/events/lantern-parade');
  await named('Lantern parade');
  expect(screen.getAllByText('Dec 5, 2026')).not.toHaveLength(0);
  expect(screen.getByText('Brězna, town square', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('Lantern parade, made up for tests.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/events/lantern-parade.ics',
  );
  expect(screen.getByRole('link', { name: 'Official page' })).toHaveAttribute(
    'href',
    'https://events.example/lanterns',
  );
  expect(screen.getByRole('button', { name: /^Save/ })).toBeInTheDocument();
  const near = await screen.findByRole('region', { name: 'Nearby Attractions' });
  expect(within(near).getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Over')).not.toBeInTheDocument();
});

test('an event without a date says so, with its usual time, and has no calendar file', async () => {
  await renderRoute('/events/film-week');
  await named('Film week');
  expect(screen.getByText(/^We have not confirmed the date/)).toBeInTheDocument();
  expect(screen.getByText('Usually: first week of November')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('what is cancelled or over says so, and what was never listed has no page', async () => {
  await renderRoute('/events/spring-race');
  await named('Spring race');
  expect(screen.getByText('Cancelled')).toBeInTheDocument();
  cleanup();
  await renderRoute('/events/past-fair');
  await named('Past fair');
  expect(screen.getByText('Over')).toBeInTheDocument();
  cleanup();
  await renderRoute('/events/nope');
  await named('Event Not Found');
  expect(screen.getByRole('link', { name: 'Browse all events' })).toHaveAttribute('href', '/events');
});
