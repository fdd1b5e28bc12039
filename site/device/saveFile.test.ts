// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the address of a saved file lives until the browser has taken it, and not for ever', () => {
  const create = vi.fn<typeof URL.createObjectURL>(() => 'blob:file');
  const revoke = vi.fn<typeof URL.revokeObjectURL>();
  vi.stubGlobal('URL', { createObjectURL: create, revokeObjectURL: revoke });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('BEGIN:VCALENDAR', 'trip.ics', 'text/calendar');
  expect(click).toHaveBeenCalledOnce();
  const blob = create.mock.calls[0]?.[0] as Blob;
  expect(blob.type).toBe('text/calendar;charset=utf-8');
  vi.advanceTimersByTime(40_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
