import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
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
  const chip = await screen.findByRole('button', { name: 'Remove filter Feb 1 - Feb 3, 2027' });
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
