import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { lakePicture } from '../../test/lakePicture.ts';
import { focusX, focusY } from './Picture.css.ts';
import { Picture } from './Picture.tsx';

/** Stands in for the browser's own observer and lets a test say when something comes near. */
class ScrollObserver {
  static last: ScrollObserver | undefined;
  observed: Element[] = [];

  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    ScrollObserver.last = this;
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.observed = [];
  }

  report(isIntersecting: boolean): void {
    act(() => this.callback([{ isIntersecting }]));
  }
}

beforeEach(() => {
  ScrollObserver.last = undefined;
  vi.stubGlobal('IntersectionObserver', ScrollObserver);
});

const show = (props: Partial<ComponentProps<typeof Picture>> = {}) =>
  render(<Picture picture={lakePicture} crop="wide" sizes="50vw" {...props} />);
const image = () => screen.getByRole('img');

test('a picture waits until a tenth of it is within 50 px of the screen', () => {
  const { container } = show();
  expect(ScrollObserver.last?.options).toEqual({ rootMargin: '50px', threshold: 0.1 });
  expect(ScrollObserver.last?.observed).toEqual([container.firstElementChild]);
  expect(screen.queryByRole('img')).toBeNull();
  ScrollObserver.last?.report(false);
  expect(screen.queryByRole('img')).toBeNull();
  ScrollObserver.last?.report(true);
  expect(image()).toBeVisible();
});

test('a picture that has come near is watched no longer and stays', () => {
  show();
  const observer = ScrollObserver.last;
  observer?.report(true);
  expect(observer?.observed).toEqual([]);
  observer?.report(false);
  expect(image()).toBeVisible();
});

test('while it waits, its place has its average colour', () => {
  const { container } = show();
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#aabbcc');
});

test('without a script the browser itself loads it lazily', () => {
  const page = renderToStaticMarkup(<Picture picture={lakePicture} crop="wide" sizes="50vw" />);
  const markup = /<noscript>(.*)<\/noscript>/.exec(page)?.[1];
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('/images/lake/wide-800.webp');
  expect(markup).toContain('alt="A green lake."');
});

test.each([
  ['first', 'high'],
  ['eager', 'low'],
] as const)('a picture that loads "%s" waits for nothing and has %s priority', (loading, priority) => {
  show({ loading });
  expect(image()).toBeVisible();
  expect(ScrollObserver.last).toBeUndefined();
  expect(image()).toHaveAttribute('fetchpriority', priority);
});

test('the WebP variants come first, with the room that they will take', () => {
  show({ loading: 'eager' });
  expect(image()).toHaveAttribute(
    'srcset',
    '/images/lake/wide-400.webp 400w, /images/lake/wide-800.webp 800w, /images/lake/wide-1600.webp 1600w',
  );
  expect(image()).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('width', '800');
  expect(image()).toHaveAttribute('height', '450');
  expect(image()).toHaveAccessibleName('A green lake.');
});

test('the upright crop is four to five', () => {
  show({ loading: 'eager', crop: 'card' });
  expect(image()).toHaveAttribute('src', '/images/lake/card-800.webp');
  expect(image()).toHaveAttribute('width', '800');
  expect(image()).toHaveAttribute('height', '1000');
});

test('if the WebP fails, the original is tried; if that fails, "Image unavailable" shows', () => {
  show({ loading: 'eager' });
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/images/lake/original.jpg');
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).toHaveAccessibleName('A green lake.');
  expect(screen.queryByText('Image unavailable')).toBeNull();
  fireEvent.error(image());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Image unavailable')).toBeVisible();
});

test('a picture that failed before the script was there goes on to the original', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  show({ loading: 'first' });
  expect(image()).toHaveAttribute('src', '/images/lake/original.jpg');
});

test('a picture that has come already stays', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  show({ loading: 'first' });
  expect(image()).toHaveAttribute('src', '/images/lake/wide-800.webp');
});

test('a picture beside words that say the same is hidden from assistive technology', () => {
  const { container } = show({ loading: 'eager', decorative: true });
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the wide crop keeps the point in sight that the picture names, the upright one its middle', () => {
  const picture = { ...lakePicture, focus: { x: 3, y: 10 } };
  const { unmount } = show({ picture, loading: 'eager' });
  expect(image()).toHaveClass(focusX[3] ?? '', focusY[10] ?? '');
  unmount();
  show({ picture, crop: 'card', loading: 'eager' });
  expect(image()).not.toHaveClass(focusX[3] ?? '');
});
