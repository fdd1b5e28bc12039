import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollBackTo } from './ScrollRestoration.tsx';

let grow: () => void;
let height: number;

beforeEach(() => {
  height = 100;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', Math.min(top, height)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private isWatching = false;
      constructor(callback: () => void) {
        grow = () => this.isWatching && callback();
      }
      observe = () => (this.isWatching = true);
      disconnect = () => (this.isWatching = false);
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

test('a page that is long enough is there at once', () => {
  height = 1000;
  expect(scrollBackTo(700).isOver()).toBe(true);
  expect(window.scrollY).toBe(700);
});

test('one that is too short gets there as it grows, and is left alone then', () => {
  const restoring = scrollBackTo(700);
  expect(window.scrollY).toBe(100);
  height = 1000;
  grow();
  expect(window.scrollY).toBe(700);
  expect(restoring.isOver()).toBe(true);
  window.scrollTo(0, 300);
  grow();
  expect(window.scrollY).toBe(300);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'a visitor who moves the page by %s keeps it',
  (name) => {
    const restoring = scrollBackTo(700);
    window.dispatchEvent(new Event(name));
    height = 1000;
    grow();
    expect(restoring.isOver()).toBe(true);
    expect(window.scrollY).toBe(100);
  },
);
