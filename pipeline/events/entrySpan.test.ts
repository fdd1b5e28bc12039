import { expect, test } from 'vitest';
import { calendarText, eventLines } from '../fixtures/feedWords.ts';
import { type CalendarEntry, calendarEntries } from './calendarEntry.ts';
import { onDay, spanOf, startOf } from './entrySpan.ts';

const parkZone = 'Europe/Berlin';

/** An event of a calendar of a park in Berlin. */
function eventOf(lines: string[]): CalendarEntry {
  return calendarEntries(calendarText(...eventLines(...lines)), parkZone)[0]!;
}

/** The days and times of an event, or of its occurrence on another day, which may have a time of its own. */
function span(lines: string[], date?: string, time?: string): string {
  const entry = eventOf(lines);
  const other = time === undefined ? undefined : startOf(eventOf([`DTSTART:${time}`]));
  const at = date === undefined ? undefined : onDay(other ?? startOf(entry), date);
  const { startDate, startTime, endDate, endTime } = spanOf(entry, parkZone, at);
  const words = (day: string, hours: string | null) => (hours === null ? day : `${day} ${hours}`);
  return `${words(startDate, startTime)} to ${words(endDate, endTime)}`;
}

const day = 'DTSTART;VALUE=DATE:20261210';
const evening = 'DTSTART:20261210T190000';
const midnight = 'DTSTART:20261210T000000';

test.each([
  [[], 'it has no start'],
  [['DTEND:20261210'], 'it has no start'],
  [['DTSTART:19691231'], 'it begins in 1969'],
])('%j: %s', (lines, fault) => {
  expect(() => startOf(eventOf(lines))).toThrow(new Error(fault));
});

test.each([
  [[day], '2026-12-31 to 2026-12-31'],
  [[day, 'DTEND;VALUE=DATE:20261212'], '2026-12-31 to 2027-01-01'],
  [[day, 'DURATION:P2D'], '2026-12-31 to 2027-01-01'],
  [[evening, 'DTEND:20261210T210000'], '2026-12-31 19:00 to 2026-12-31 21:00'],
  [[evening, 'DTEND:20261211T010000'], '2026-12-31 19:00 to 2027-01-01 01:00'],
  [[evening, 'DTEND;VALUE=DATE:20261211'], '2026-12-31 19:00 to 2027-01-01'],
  [[midnight, 'DTEND:20261212T000000'], '2026-12-31 to 2027-01-01'],
  [[evening, 'DURATION:PT2H'], '2026-12-31 19:00 to 2026-12-31 21:00'],
  [[evening], '2026-12-31 19:00 to 2026-12-31'],
])('moved to the last day of the year: %j is %s', (lines, words) => {
  expect(span(lines, '2026-12-31')).toBe(words);
});

test.each([
  [['DTEND:20261210T210000'], '20261224T080000', '2026-12-24 08:00 to 2026-12-24 10:00'],
  [['DTEND:20261211T210000'], '20261224T080000', '2026-12-24 08:00 to 2026-12-25 10:00'],
  [['DTEND:20261210T210000'], '20261224T190000', '2026-12-24 19:00 to 2026-12-24 21:00'],
  [['DTEND:20261210T210000'], '20261224T200000Z', '2026-12-24 21:00 to 2026-12-24 23:00'],
  [['DURATION:PT3H'], '20261224T080000', '2026-12-24 08:00 to 2026-12-24 11:00'],
  [[], '20261224T080000', '2026-12-24 08:00 to 2026-12-24'],
])('an evening of %j from 19:00 at %s: %s', (lines, at, words) => {
  expect(span([evening, ...lines], '2026-12-24', at)).toBe(words);
});

test.each([
  // Midnight is told by the clock as written; days are days by one clock alone.
  [['DTSTART;TZID=America/New_York:20261210T000000', 'DURATION:P1D'], '2026-12-10 to 2026-12-10'],
  [
    ['DTSTART;TZID=America/New_York:20261210T000000', 'DTEND;TZID=America/New_York:20261211T000000'],
    '2026-12-10 to 2026-12-10',
  ],
  [
    ['DTSTART;TZID=America/New_York:20261210T000000', 'DTEND;TZID=Europe/Helsinki:20261211T000000'],
    '2026-12-10 06:00 to 2026-12-10 23:00',
  ],
  [['DTSTART:20261210T233000Z', 'DTEND;VALUE=DATE:20261212'], '2026-12-11 00:30 to 2026-12-12'],
  [['DTSTART:20261210T000100', 'DURATION:P1D'], '2026-12-10 00:01 to 2026-12-11 00:01'],
])('by its clocks %j is %s', (lines, words) => {
  expect(span(lines)).toBe(words);
});

test('moved over a change of clocks an event keeps its hours, and a length its minutes', () => {
  expect(span(['DTSTART:20270320T200000', 'DTEND:20270321T040000'], '2027-03-27')).toBe(
    '2027-03-27 20:00 to 2027-03-28 04:00',
  );
  expect(span(['DTSTART:20270320T200000', 'DURATION:PT8H'], '2027-03-27')).toBe(
    '2027-03-27 20:00 to 2027-03-28 05:00',
  );
});

test.each([
  ['PT90M', '2026-12-10 20:30'],
  ['PT1H30M20S', '2026-12-10 20:30'],
  ['P1DT1H', '2026-12-11 20:00'],
  ['P2D', '2026-12-12 19:00'],
  ['P1W', '2026-12-17 19:00'],
])('from 19:00 for %s: until %s', (duration, end) => {
  expect(span([evening, `DURATION:${duration}`])).toBe(`2026-12-10 19:00 to ${end}`);
});

test.each(['-PT1H', '1H', 'xPT1H', 'PT1HX'])('a duration of %s is not understood', (duration) => {
  for (const start of [day, evening]) {
    expect(() => span([start, `DURATION:${duration}`])).toThrow(
      new Error(`the duration "${duration}" is not understood`),
    );
  }
});

test.each([[[day, 'DTEND;VALUE=DATE:20261209']], [[evening, 'DTEND:20261210T185900']]])(
  '%j ends before it begins',
  (lines) => {
    expect(() => span(lines)).toThrow(new Error('it ends before it begins'));
  },
);
