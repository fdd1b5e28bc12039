// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasConversionHook, visitPartner } from './visitPartner.ts';

const url = 'https://rooms.example/?ref=guide';
const tab = {
  opener: {} as unknown,
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
};
const open = vi.fn<() => typeof tab | null>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('open', open.mockReturnValue(tab));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  delete window.gtag_report_conversion;
});

test('without a hook the page opens in a new tab that knows nothing of this one', () => {
  visitPartner(url);
  expect(open).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'noopener');
});

test('a hook that never answers holds the visit up for one second', () => {
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  visitPartner(url);
  expect(window.gtag_report_conversion).toHaveBeenCalledExactlyOnceWith(url);
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(tab.opener).toBeNull();
  vi.advanceTimersByTime(999);
  expect(tab.location.replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(url);
});

test('a hook that takes this page to the partner leaves no empty tab', () => {
  window.gtag_report_conversion = () => window.dispatchEvent(new Event('pagehide'));
  visitPartner(url);
  vi.advanceTimersByTime(2000);
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a hook that fails does not hold the visit up', () => {
  window.gtag_report_conversion = () => {
    throw new Error('blocked');
  };
  visitPartner(url);
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(url);
  vi.advanceTimersByTime(2000);
  expect(tab.location.replace).toHaveBeenCalledOnce();
});

test.each([
  ['kept', () => Promise.resolve()],
  ['broken', () => Promise.reject(new Error('offline'))],
])('a hook whose promise is %s does not wait for the second', async (_, report) => {
  window.gtag_report_conversion = report;
  visitPartner(url);
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(url);
  vi.advanceTimersByTime(2000);
  expect(tab.location.replace).toHaveBeenCalledOnce();
});

test('a browser that blocks the new tab has the partner in this one, after the second of the hook', () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign });
  vi.spyOn(window, 'open').mockReturnValue(null);
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  visitPartner(url);
  vi.advanceTimersByTime(999);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
});

test('a hook that answers late does not keep watch for this page being left', () => {
  window.gtag_report_conversion = vi.fn<(url: string) => void>();
  visitPartner(url);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  expect(tab.close).not.toHaveBeenCalled();
});

test.each([
  ['is absent', undefined, false],
  ['is a function', () => {}, true],
])('a conversion hook that %s: visits go through it: %3$s', (_, hook, expected) => {
  window.gtag_report_conversion = hook;
  expect(hasConversionHook()).toBe(expected);
});
