import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../test/renderRoute.tsx';

const bar = () => within(screen.getByRole('banner'));
const markedLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []));

test('the logo leads home, with the sign of the guide', async () => {
  await renderRoute('/events');
  const home = await bar().findByRole('link', { name: 'Testguide' });
  expect(home).toHaveAttribute('href', '/');
  expect(home.querySelector('path')).toHaveAttribute('d', 'M3 26 13 8l4 7 3-5 9 16z');
});

test('Book Now leads to places to stay', async () => {
  await renderRoute('/events');
  expect(bar().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/accommodations');
});

test('the list of saved places can be reached', async () => {
  await renderRoute('/events');
  expect(bar().getByRole('link', { name: 'Saved places' })).toHaveAttribute('href', '/saved');
});

test.each([
  ['/attractions', ['Attractions']],
  ['/attractions/mirror-tarn', ['Attractions']],
  ['/activities/tarn-canoe', ['Activities']],
  ['/accommodations/bunk-house', ['Stay']],
  ['/hiking-trails/tarn-teahouse', ['Hiking Trails']],
  ['/', []],
  ['/saved', []],
])('on %s the link of the current part is highlighted: %j', async (address, marked) => {
  await renderRoute(address);
  await screen.findByRole('heading', { level: 1 });
  expect(markedLinks()).toEqual(marked);
});

test('a visit to another page moves the highlight', async () => {
  const { user } = await renderRoute('/attractions');
  await user.click(bar().getByRole('link', { name: 'Activities' }));
  await waitFor(() => expect(markedLinks()).toEqual(['Activities']));
});
