import { expect, test, vi } from 'vitest';
import { feedContext, feedSettings } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from '../read/feedEvent.ts';
import { startFeedReader } from './startFeedReader.ts';

const settings = { ...feedSettings, context: feedContext };
const ics = (...events: string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'));
const event = (uid: number, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:Walk ${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const walk = (uid: number) => event(uid, 'DTSTART;VALUE=DATE:20261210');
/** A series that begins in 1970 and is counted from there, which takes half a minute for all of them. */
const counted = (uid: number) =>
  event(uid, 'DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=YEARLY;COUNT=100000;BYWEEKNO=53;BYDAY=MO');

test('parts are read one after the other, and an identifier counts once in all of them', async () => {
  await using reader = startFeedReader(settings);
  const first = await reader.read(ics(walk(1), walk(2)), 'text/calendar');
  const second = await reader.read(ics(walk(2), walk(3)), 'text/calendar');
  expect(first.records.map(({ data }) => data.name)).toEqual(['Walk 1', 'Walk 2']);
  expect(second.records.map(({ data }) => data.name)).toEqual(['Walk 3']);
  expect(second.skipped).toEqual([
    { what: 'Walk 2 (2026-12-10)', reason: 'its identifier is twice in the feed' },
  ]);
});

test('a feed of which nothing is read starts no thread', async () => {
  const started = vi.fn<() => void>();
  process.on('worker', started);
  try {
    await startFeedReader(settings)[Symbol.asyncDispose]();
    expect(started).not.toHaveBeenCalled();
    await using reader = startFeedReader(settings);
    await reader.read(ics(walk(1)), null);
    await reader.read(ics(walk(2)), null);
    expect(started).toHaveBeenCalledOnce();
  } finally {
    process.off('worker', started);
  }
});

test('a body that is no feed says why, and the next one is read', async () => {
  await using reader = startFeedReader(settings);
  await expect(reader.read(Buffer.from(' '), null)).rejects.toThrow(new UnreadableFeed('the body is empty'));
  expect((await reader.read(ics(walk(1)), null)).records).toHaveLength(1);
});

test('a body that takes too long is given up', async () => {
  await using reader = startFeedReader(settings, { maxMs: 1000, maxMegabytes: 256 });
  const body = ics(...Array.from({ length: 30_000 }, (_, uid) => counted(uid)));
  expect(body.byteLength).toBeLessThan(5_000_000);
  await expect(reader.read(body, null)).rejects.toThrow(new UnreadableFeed('reading it takes more than 1 s'));
  // All parts of a feed have one deadline.
  await expect(reader.read(ics(walk(1)), null)).rejects.toThrow(
    new UnreadableFeed('reading it takes more than 1 s'),
  );
});

test('a body that takes too much memory is given up', async () => {
  await using reader = startFeedReader(settings, { maxMs: 30_000, maxMegabytes: 32 });
  const body = Buffer.from(`<rss><channel>${'<a/>'.repeat(1_000_000)}</channel></rss>`);
  await expect(reader.read(body, null)).rejects.toThrow(
    new UnreadableFeed('reading it takes more than 32 MB of memory'),
  );
});

test.each([
  [5000, 30, 2500],
  [5001, 30, new UnreadableFeed('it holds more than 5000 events')],
  [200, 1, 100],
  [201, 1, new UnreadableFeed('it holds more than 200 events on 2026-12-01')],
])('%d events on %d days in two parts: the second gives %s', async (count, days, expected) => {
  await using reader = startFeedReader(settings);
  const all = Array.from({ length: count }, (_, n) =>
    event(n, `DTSTART;VALUE=DATE:202612${String((n % days) + 1).padStart(2, '0')}`),
  );
  const half = Math.ceil(count / 2);
  const first = await reader.read(ics(...all.slice(0, half)), null);
  expect(first.records).toHaveLength(half);
  const second = await reader.read(ics(...all.slice(half)), null).then(
    ({ records }) => records.length,
    (error: unknown) => error,
  );
  expect(second).toEqual(expected);
});
