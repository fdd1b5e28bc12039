import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../test/renderRoute.tsx';

const links = [
  ['Attractions', '/attractions'],
  ['Stay', '/accommodations'],
  ['Activities', '/activities'],
  ['Events', '/events'],
  ['Map', '/map'],
  ['Hiking Trails', '/hiking-map'],
  ['Trip Planner', '/trip-planner'],
  ['Budget Calculator', '/budget-calculator'],
];

test('the bar links everything in order and marks the current page', async () => {
  await renderRoute('/activities');
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  const shown = within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(links);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Activities');
});

test('the drawer holds the same links; a link, the logo and the button close it', async () => {
  const { user } = await renderRoute('/not-a-page');
  for (const name of ['Events', 'Testguide', 'Book Now']) {
    const leftPage = document.title;
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    const main = within(drawer).getByRole('navigation', { name: 'Main' });
    expect(within(main).getAllByRole('link')).toHaveLength(links.length);
    await user.click(within(drawer).getByRole('link', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The page that arrives closes a drawer, too.
    await waitFor(() => expect(document.title).not.toBe(leftPage));
  }
});

test('an unknown path reads as specified', async () => {
  await renderRoute('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a visit to another page moves the focus to its heading and is announced', async () => {
  const { user } = await renderRoute('/not-a-page');
  await user.click((await screen.findAllByRole('link', { name: 'Attractions' }))[0]!);
  const heading = await screen.findByRole('heading', { level: 1, name: /attractions/i });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(document.title),
  );
});

test('a visit to another page starts at its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const { user } = await renderRoute('/attractions');
  await user.click((await screen.findAllByRole('link', { name: 'Activities' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: /activities/i });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
