// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitPartner } from './visitPartner.ts';

const url = 'https://rooms.example/?ref=guide';
const tab = {
  opener: {} as unknown,
  location: { replace: vi.fn<(url: string) => void>() },
  close: vi.fn<() => void>(),
};
const open = vi.fn<() => Window>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'open').mockImplementation(open.mockReturnValue(tab as unknown as Window));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
