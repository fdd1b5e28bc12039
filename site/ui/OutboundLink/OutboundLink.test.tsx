import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutboundLink } from './OutboundLink.tsx';

const href = 'https://rooms.example/?ref=guide';
const open = vi.fn<typeof window.open>(() => null);

beforeEach(() => {
  open.mockClear();
  vi.stubGlobal('open', open);
});
afterEach(() => {
  delete window.gtag_report_conversion;
  vi.unstubAllGlobals();
});

/** Presses the link and says whether its own way of opening was kept. */
function press(init: MouseEventInit = {}): boolean {
  render(<OutboundLink href={href}>Book</OutboundLink>);
  const link = screen.getByRole('link');
  const event = createEvent.click(link, init);
  // jsdom cannot open pages; what the link itself decided is read before this stops it.
  let kept = false;
  const stop = (last: Event) => {
    kept = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return kept;
}

test('it opens a new tab, is marked as sponsored and says where it leads', () => {
  expect(press()).toBe(true);
  const link = screen.getByRole('link', { name: 'Book (opens partner site)' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
});

test('without a conversion hook the link opens by itself', () => {
  expect(press()).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('a conversion hook is told the address', () => {
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  expect(press()).toBe(false);
  expect(window.gtag_report_conversion).toHaveBeenCalledExactlyOnceWith(href);
});

test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o stays the choice of the visitor',
  (key) => {
    window.gtag_report_conversion = vi.fn<(url: string) => void>();
    expect(press(key)).toBe(true);
    expect(window.gtag_report_conversion).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  },
);
