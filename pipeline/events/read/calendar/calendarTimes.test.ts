import { expect, test } from 'vitest';
import { calendarText } from '../../../fixtures/calendarText.ts';
import { calendarComponents } from './calendarComponents.ts';
import { timeReader } from './calendarTimes.ts';

/** Reads a time of a calendar for a park in Berlin. */
function read(value: string, parameters: Record<string, string> = {}, ...lines: string[]) {
  const [calendar] = calendarComponents(calendarText(...lines));
  return timeReader(calendar!, 'Europe/Berlin')({ parameters, values: [value] });
}

test.each<[value: string, parameters: Record<string, string>]>([
  ['20270114', {}],
  ['2027-01-14', {}],
  ['20270114', { tzid: 'Europe/Helsinki' }],
  ['20270114', { value: 'DATE-TIME' }],
  ['20270114T190000', { value: 'date' }],
  ['20270114T190000Z', { value: 'DATE' }],
  ['20270114T250000', { value: 'DATE' }],
  ['20270114/P1D', {}],
])('%s with the parameters %j is a day', (value, parameters) => {
  expect(read(value, parameters)).toEqual({ date: '2027-01-14', time: '', clock: null, zone: '' });
});

test.each<[value: string, tzid: string | null, wall: string, zone: string, moment: string]>([
  ['20270114T190000', null, '2027-01-14 19:00', 'Europe/Berlin', '2027-01-14T18:00'],
  ['20270714T190000', 'America/New_York', '2027-07-14 19:00', 'America/New_York', '2027-07-14T23:00'],
  ['20270114T190000Z', null, '2027-01-14 19:00', 'UTC', '2027-01-14T19:00'],
  // Z outranks a zone.
  ['20270114T190000Z', 'America/New_York', '2027-01-14 19:00', 'UTC', '2027-01-14T19:00'],
  ['20270114t190000z', null, '2027-01-14 19:00', 'UTC', '2027-01-14T19:00'],
  // With the signs of ISO 8601, without seconds and with parts of them.
  ['2027-01-14T19:05:59', null, '2027-01-14 19:05', 'Europe/Berlin', '2027-01-14T18:05'],
  ['2027-01-14 19:05', null, '2027-01-14 19:05', 'Europe/Berlin', '2027-01-14T18:05'],
  ['20270114T1905', null, '2027-01-14 19:05', 'Europe/Berlin', '2027-01-14T18:05'],
  ['20270114T190500.1', null, '2027-01-14 19:05', 'Europe/Berlin', '2027-01-14T18:05'],
  ['20270114T190500.123456789Z', null, '2027-01-14 19:05', 'UTC', '2027-01-14T19:05'],
  // With an offset from UTC, which outranks a zone.
  ['20270114T190000-0700', null, '2027-01-14 19:00', '-0700', '2027-01-15T02:00'],
  ['20270114T190000+05:30', null, '2027-01-14 19:00', '+05:30', '2027-01-14T13:30'],
  ['20270114T1900+0530', 'America/New_York', '2027-01-14 19:00', '+0530', '2027-01-14T13:30'],
  // The first and the last minute of a day; its end is the beginning of the next.
  ['20270114T000000', null, '2027-01-14 00:00', 'Europe/Berlin', '2027-01-13T23:00'],
  ['20270114T235959', null, '2027-01-14 23:59', 'Europe/Berlin', '2027-01-14T22:59'],
  ['20270131T240000', null, '2027-02-01 00:00', 'Europe/Berlin', '2027-01-31T23:00'],
  ['20270131T240000Z', null, '2027-02-01 00:00', 'UTC', '2027-02-01T00:00'],
  // The start of a period.
  ['20270114T190000Z/PT2H', null, '2027-01-14 19:00', 'UTC', '2027-01-14T19:00'],
  ['20270114T190000/20270114T200000', null, '2027-01-14 19:00', 'Europe/Berlin', '2027-01-14T18:00'],
])('%s in the zone %s is %s by the clock of %s, %s in UTC', (value, tzid, wall, zone, moment) => {
  const time = read(value, tzid === null ? {} : { tzid });
  expect(`${time.date} ${time.time}`).toBe(wall);
  expect(time.zone).toBe(zone);
  expect(new Date(time.clock!(time.date, time.time)).toISOString()).toBe(`${moment}:00.000Z`);
});

test.each([
  [[], 'Europe/Berlin', '18:00'],
  [['X-WR-TIMEZONE:'], 'Europe/Berlin', '18:00'],
  [['X-WR-TIMEZONE:Middle Earth'], 'Europe/Berlin', '18:00'],
  [['X-WR-TIMEZONE:Europe/Helsinki'], 'Europe/Helsinki', '17:00'],
])('a time without a zone in a calendar that says %j is by the clock of %s', (lines, zone, moment) => {
  const { clock, ...time } = read('20270114T190000', {}, ...lines);
  expect(time).toEqual({ date: '2027-01-14', time: '19:00', zone });
  expect(new Date(clock!('2027-01-14', '19:00')).toISOString()).toBe(`2027-01-14T${moment}:00.000Z`);
});

test.each([
  ['', '"" is no day'],
  ['2027011', '"2027011" is no day'],
  ['202701145', '"202701145" is no day'],
  ['x20270114', '"x20270114" is no day'],
  ['20270114x', '"20270114x" is no day'],
  ['20270114T', '"20270114T" is no day'],
  ['20270114T19', '"20270114T19" is no day'],
  ['20270114T19000', '"20270114T19000" is no day'],
  ['20270114T190000.', '"20270114T190000." is no day'],
  ['20270114T190000.1234567890', '"20270114T190000.1234567890" is no day'],
  ['20270114T190000+5', '"20270114T190000+5" is no day'],
  ['20270114T190000+0530x', '"20270114T190000+0530x" is no day'],
  ['20270114Z', '"20270114Z" is no day'],
  ['/PT2H', '"/PT2H" is no day'],
  // The first 40 letters are quoted.
  ['x'.repeat(41), `"${'x'.repeat(40)}" is no day`],
  ['20270229', '"20270229" is no day of the calendar'],
  [`20270229/${'x'.repeat(32)}`, `"20270229/${'x'.repeat(31)}" is no day of the calendar`],
  ['20270114T240100', '"20270114T240100" is no time of the day'],
  ['20270114T250000', '"20270114T250000" is no time of the day'],
  ['20270114T196000', '"20270114T196000" is no time of the day'],
  [`20270114T250000/${'x'.repeat(25)}`, `"20270114T250000/${'x'.repeat(24)}" is no time of the day`],
  ['20270114T190000+1501', '"+1501" is no offset from UTC'],
])('%s is none: %s', (value, fault) => {
  expect(() => read(value)).toThrow(new Error(fault));
});

test('a time of a zone that nobody knows is none', () => {
  expect(() => read('20270114T190000', { tzid: 'Middle Earth' })).toThrow(
    'the time zone "Middle Earth" is not known',
  );
});
