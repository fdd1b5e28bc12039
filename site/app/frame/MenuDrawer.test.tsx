import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wide as roomForBar } from '../../ui/theme/media.ts';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { wide } from '../../ui/Button/Button.css.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import MenuDrawer from './MenuDrawer.tsx';
import { navigation } from './navigation.ts';

/** Opens the drawer on a page. */
function openOn(pathname: string) {
  const onClose = vi.fn<() => void>();
  render(
    <SiteContext value={{ name: 'Testguide', url: '', language: 'en', currency: 'EUR' }}>
      <MemoryRouter initialEntries={[pathname]}>
        <MenuDrawer onClose={onClose} />
      </MemoryRouter>
    </SiteContext>,
  );
  return { user: userEvent.setup(), onClose };
}

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('Book Now takes the full width and leads to places to stay', () => {
  openOn('/');
  const book = screen.getByRole('link', { name: 'Book Now' });
  expect(book).toHaveClass(wide);
  expect(book).toHaveAttribute('href', '/accommodations');
});

test.each([...navigation.map(({ label }) => label), 'Testguide', 'Book Now'])(
  'a click on %s closes it',
  async (name) => {
    const { user, onClose } = openOn('/');
    await user.click(screen.getByRole('link', { name }));
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('its own button closes it', async () => {
  const { user, onClose } = openOn('/');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('it closes when the window has room for the bar', () => {
  const listeners: (() => void)[] = [];
  let wide = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return wide && query === roomForBar;
        },
        addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const { onClose } = openOn('/');
  for (const listener of listeners) listener();
  expect(onClose).not.toHaveBeenCalled();
  wide = true;
  for (const listener of listeners) listener();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['/events', 'Events'],
  ['/accommodations/bunk-house', 'Stay'],
  ['/hiking-trails/tarn-teahouse', 'Hiking Trails'],
])('on %s it marks %s', (pathname, label) => {
  openOn(pathname);
  const marked = nav()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

test('on a page of no part of the guide it marks nothing', () => {
  openOn('/privacy');
  expect(nav().queryByRole('link', { current: 'page' })).toBeNull();
  expect(nav().queryByRole('link', { current: true })).toBeNull();
});
