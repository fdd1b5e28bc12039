import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { SavedPlace } from '../features/saved/savedPlace.ts';
import { useSavedStore } from '../features/saved/savedStore.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const canoe: SavedPlace = { kind: 'activity', slug: 'tarn-canoe', name: 'Canoe on the tarn' };
const keep = (...places: SavedPlace[]) => void act(() => useSavedStore.setState({ places }));

beforeEach(() => keep());

test('without saved places it says so', async () => {
  await renderRoute('/saved');
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('the names that the device keeps are there before the lists', async () => {
  server.use(http.get('*/api/hiking-trails.json', () => new Promise<never>(() => {})));
  keep({ kind: 'trail', slug: 'marsh-loop', name: 'Marsh loop' });
  await renderRoute('/saved');
  expect(await screen.findByRole('link', { name: 'Marsh loop' })).toHaveAttribute(
    'href',
    '/hiking-trails/marsh-loop',
  );
});

test('Save keeps a place; pressed again it lets go of it', async () => {
  const { user } = await renderRoute('/activities/tarn-canoe');
  const save = await screen.findByRole('button', { name: 'Save Canoe on the tarn' });
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('larch-saved') ?? '')).toMatchObject({ state: { places: [canoe] } });
  (await screen.findByRole('button', { name: 'View list' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Activities' })).toBeVisible();
});

test('where the list itself does not come, its page says so, and Retry brings it', async () => {
  server.use(http.get('*/api/pages/saved.json', () => HttpResponse.error()));
  const { user } = await renderRoute('/activities/tarn-canoe');
  await user.click(await screen.findByRole('button', { name: 'Save Canoe on the tarn' }));
  await user.click(await screen.findByRole('button', { name: 'View list' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to load page' })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Activities' })).toBeVisible();
});

test('places stand by kind, and each can be removed', async () => {
  keep(
    canoe,
    { kind: 'attraction', slug: 'mirror-tarn', name: 'Mirror Tarn' },
    { kind: 'accommodation', slug: 'bunk-house', name: 'Bunk House' },
    { kind: 'trail', slug: 'marsh-loop', name: 'Marsh loop' },
    { kind: 'event', slug: 'ice-days', name: 'Ice days' },
  );
  const { user } = await renderRoute('/saved');
  for (const kind of ['Attractions', 'Activities', 'Stays', 'Trails', 'Events']) {
    const group = await screen.findByRole('region', { name: kind });
    const [row, ...others] = await within(group).findAllByRole('article');
    expect(others).toEqual([]);
    // One form for all kinds: picture, name, facts, and the button at the end.
    const [picture, words, remove] = row!.children;
    expect(picture!.querySelector('svg, img')).not.toBeNull();
    expect(within(words as HTMLElement).getByRole('link')).toBeVisible();
    expect(words!.querySelector('p')).not.toBeEmptyDOMElement();
    expect(remove).toHaveAccessibleName(/^Remove /);
  }
  await user.click(screen.getByRole('button', { name: 'Remove Bunk House' }));
  expect(screen.queryByRole('region', { name: 'Stays' })).toBeNull();
});

test.each([
  [4, true],
  [5, false],
])('with %i saved walks the choice of a comparison is open: %s', async (count, open) => {
  keep(
    ...Array.from({ length: count }, (_, index): SavedPlace => ({
      kind: 'trail',
      slug: `walk-${index}`,
      name: `Walk ${index}`,
    })),
  );
  await renderRoute('/saved');
  const choice = (await screen.findByText('Choose what to compare')).closest('details');
  expect(choice?.open).toBe(open);
});

test('the offer to take the guide along comes before the choice of a comparison', async () => {
  keep(
    { kind: 'trail', slug: 'marsh-loop', name: 'Marsh loop' },
    { kind: 'trail', slug: 'tarn-path', name: 'Tarn path' },
  );
  await renderRoute('/saved');
  const compare = await screen.findByRole('heading', { name: 'Compare' });
  const offer = screen.getByRole('heading', { name: 'The guide offline' });
  expect(offer.compareDocumentPosition(compare)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a comparison begins at its heading, so that Tab leads into the table', async () => {
  keep(
    { kind: 'trail', slug: 'marsh-loop', name: 'Marsh loop' },
    { kind: 'trail', slug: 'tarn-teahouse', name: 'Teahouse above the tarn' },
  );
  const { user } = await renderRoute('/saved');
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  const heading = await screen.findByRole('heading', { name: 'Compare trails' });
  await screen.findByRole('table');
  expect(heading).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Comparison' })).toHaveFocus();
});

test('after a removal the focus is on the next place, then on the one before, then on the heading', async () => {
  keep({ kind: 'attraction', slug: 'mirror-tarn', name: 'Mirror Tarn' }, canoe, {
    kind: 'trail',
    slug: 'marsh-loop',
    name: 'Marsh loop',
  });
  const { user } = await renderRoute('/saved');
  const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
  await removeButton('Marsh loop');
  await user.click(await removeButton('Canoe on the tarn'));
  expect(await removeButton('Marsh loop')).toHaveFocus();
  await user.click(await removeButton('Marsh loop'));
  expect(await removeButton('Mirror Tarn')).toHaveFocus();
  await user.click(await removeButton('Mirror Tarn'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a removed place can be brought back', async () => {
  keep(canoe);
  const { user } = await renderRoute('/saved');
  await user.click(await screen.findByRole('button', { name: 'Remove Canoe on the tarn' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove Canoe on the tarn' })).toBeVisible();
});

test.each([
  ['/attractions/mirror-tarn', 'Save Mirror Tarn'],
  ['/activities/tarn-canoe', 'Save Canoe on the tarn'],
  ['/accommodations/bunk-house', 'Save Bunk House'],
  ['/hiking-trails/marsh-loop', 'Save Marsh loop'],
  ['/events', 'Save Ice days'],
])('places of any kind can be kept: %s', async (address, name) => {
  const { user } = await renderRoute(address);
  const save = await screen.findByRole('button', { name });
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(useSavedStore.getState().places).toHaveLength(1);
});

test('a place that the guide no longer has is named and can be removed', async () => {
  keep({ kind: 'attraction', slug: 'no-longer-there', name: 'Old Falls' });
  const { user } = await renderRoute('/saved');
  expect(await screen.findByText('No longer in the guide: Old Falls.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Old Falls' }));
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a list that fails to load is asked for once, names what is saved and can be asked for again', async () => {
  keep(canoe);
  let requests = 0;
  server.use(
    http.get('*/api/activities.json', () => {
      requests += 1;
      return new HttpResponse('broken', { status: 500 });
    }),
  );
  const { user } = await renderRoute('/saved');
  expect(await screen.findByText("We couldn't load this part of your list")).toBeVisible();
  expect(screen.getByText('Canoe on the tarn')).toBeVisible();
  expect(requests).toBe(1);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Canoe on the tarn' })).toBeVisible());
});
