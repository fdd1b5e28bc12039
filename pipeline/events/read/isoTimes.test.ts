import { expect, test } from 'vitest';
import { isoSpan, offsetRemark } from './isoTimes.ts';

const berlin = 'Europe/Berlin';
const words = ({ startDate, startTime, endDate, endTime }: ReturnType<typeof isoSpan>) =>
  [startDate, startTime, endDate, endTime].map((part) => part ?? '-').join(' ');

test.each([
  ['2026-12-05', null, '2026-12-05 - 2026-12-05 -'],
  [' 2026-12-05 ', '2026-12-06', '2026-12-05 - 2026-12-06 -'],
  // A day until a moment lasts to the day of that moment in the park.
  ['2026-12-05', '2026-12-06T23:30Z', '2026-12-05 - 2026-12-07 -'],
  ['2026-12-05T19:00', null, '2026-12-05 19:00 2026-12-05 -'],
  ['2026-12-05 19:00:59', '2026-12-05T21:00:00.5', '2026-12-05 19:00 2026-12-05 21:00'],
  ['2026-12-05T19:00', '2026-12-06', '2026-12-05 19:00 2026-12-06 -'],
  ['2026-12-05T18:00Z', '2026-12-05T20:00:00.123Z', '2026-12-05 19:00 2026-12-05 21:00'],
  ['2026-12-05T18:00+00:00', null, '2026-12-05 19:00 2026-12-05 -'],
  ['2026-12-05T18:00+0530', null, '2026-12-05 13:30 2026-12-05 -'],
  ['2026-12-05T18:00-07:00', null, '2026-12-06 02:00 2026-12-06 -'],
  ['2026-12-05T18:00+15:00', null, '2026-12-05 04:00 2026-12-05 -'],
])('%s to %s is %s', (start, end, expected) => {
  expect(words(isoSpan(start, end, berlin))).toBe(expected);
});

test('a time without an offset is read by the clock that is given, and told by that of the park', () => {
  expect(words(isoSpan('2026-12-05T19:00', '2026-12-05T20:00', berlin, 'Europe/Helsinki'))).toBe(
    '2026-12-05 18:00 2026-12-05 19:00',
  );
});

test.each([
  ['2026-02-30', null, '"2026-02-30" is no day'],
  ['soon', null, '"soon" is no day'],
  ['on 2026-12-05', null, '"on 2026-12-05" is no day'],
  ['2026-12-05T19:00 or so', null, '"2026-12-05T19:00 or so" is no day'],
  [` ${'x'.repeat(70)}`, null, `"${'x'.repeat(60)}" is no day`],
  ['2026-12-05T19', null, '"2026-12-05T19" is no day'],
  ['2026-12-05T18:00+15:01', null, '"+15:01" is no offset from UTC'],
  ['2026-12-05T25:00Z', null, '25:00 is no time of the day'],
  ['2026-12-05T19:00', '2026-12-04', 'it ends before it begins'],
  ['2026-12-05', '2026-12-04', 'it ends before it begins'],
])('%s to %s is nothing: %s', (start, end, fault) => {
  expect(() => isoSpan(start, end, berlin)).toThrow(fault);
});

test.each([
  ['2026-12-05T00:00', '2026-12-05T23:59:59', '2026-12-05 - 2026-12-05 -'],
  ['2026-12-05T00:00', '2026-12-07T24:00', '2026-12-05 - 2026-12-07 -'],
  ['2026-12-05T00:00-07:00', '2026-12-05T23:59:59-07:00', '2026-12-05 - 2026-12-05 -'],
  ['2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z', '2026-12-05 - 2026-12-05 -'],
  ['2026-12-04T23:00:00Z', '2026-12-05T22:59:59Z', '2026-12-05 - 2026-12-05 -'],
])('%s to %s is whole days: %s', (start, end, expected) => {
  expect(words(isoSpan(start, end, berlin))).toBe(expected);
});

test.each([
  [
    '2026-12-05T20:00:00-0700',
    'it says 2026-12-05 20:00 at -0700 from UTC, which is 2026-12-06 04:00 by the clock of the park',
  ],
  ['2026-12-05T20:00:00+01:00', null],
  ['2026-07-05T20:00:00+02:00', null],
  ['2026-12-05T20:00:00Z', null],
  ['2026-12-05T20:00:00+00:00', null],
  ['2026-12-05T20:00:00', null],
  ['2026-12-05', null],
])('the remark on the offset of %s is %s', (text, remark) => {
  expect(offsetRemark(text, berlin)).toBe(remark);
});
