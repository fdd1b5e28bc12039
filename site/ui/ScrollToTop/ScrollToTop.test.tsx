import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => void vi.unstubAllGlobals());

const button = () => screen.queryByRole('button', { name: 'Back to top' });

/** Scrolls the page to a height. */
function scrolled(height: number): void {
  vi.stubGlobal('scrollY', height);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('it is absent at the top', () => {
  render(<ScrollToTop />);
  expect(button()).toBeNull();
});

test('it is absent at 300 px and there at 301 px', () => {
  render(<ScrollToTop />);
  scrolled(300);
  expect(button()).toBeNull();
  scrolled(301);
  expect(button()).toBeVisible();
  scrolled(300);
  expect(button()).toBeNull();
});

test('it is there at once on a page that opens at a lower place', () => {
  vi.stubGlobal('scrollY', 900);
  render(<ScrollToTop />);
  expect(button()).toBeVisible();
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once where motion is not wanted', true, 'auto'],
])('it moves the page to the top %s', async (_, reducedMotion, behavior) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  );
  const user = userEvent.setup();
  render(<ScrollToTop />);
  scrolled(301);
  await user.click(button()!);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
});

test('the focus goes up with the page, to its heading', async () => {
  const user = userEvent.setup();
  render(
    <>
      <h1 tabIndex={-1}>Green Lake</h1>
      <ScrollToTop />
    </>,
  );
  scrolled(301);
  await user.click(button()!);
  expect(screen.getByRole('heading', { name: 'Green Lake' })).toHaveFocus();
});
