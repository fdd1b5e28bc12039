import { expect, test } from 'vitest';
import { calendarText } from '../../../fixtures/calendarText.ts';
import { calendarComponents } from './calendarComponents.ts';
import { clocksOf } from './calendarZones.ts';

/** The clocks of a calendar that describes some zones. */
function clocks(...lines: string[]) {
  const [calendar] = calendarComponents(calendarText(...lines));
  return clocksOf(calendar!, 'Europe/Berlin');
}

const zone = (name: string, ...lines: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...lines,
  'END:VTIMEZONE',
];
const observance = (kind: string, start: string, offset: string, ...lines: string[]) => [
  `BEGIN:${kind}`,
  ...(start === '' ? [] : [`DTSTART:${start}`]),
  ...(offset === '' ? [] : [`TZOFFSETTO:${offset}`]),
  ...lines,
  `END:${kind}`,
];

/** The moment in UTC, as text, at which a clock shows a time. */
const utc = (clock: ReturnType<ReturnType<typeof clocks>>, date: string, time: string) =>
  new Date(clock(date, time)).toISOString().slice(0, 16);

test.each([
  'Europe/Berlin',
  ' "Europe/Berlin" ',
  '/mozilla.org/20050126_1/Europe/Berlin',
  '/freeassociation.sourceforge.net/Tzfile/Europe/Berlin',
  '/vendor.example/America/Argentina/Ushuaia',
])('%s is a clock of IANA', (name) => {
  const hours = name.includes('Ushuaia') ? '22:00' : '18:00';
  expect(utc(clocks()(name), '2026-12-05', '19:00')).toBe(`2026-12-05T${hours}`);
});

test.each([
  ['Eastern Standard Time', '00:00'],
  ['Eastern Standard Time 1', '00:00'],
  ['Eastern Standard Time 12', '00:00'],
  ['GMT-4', '23:00'],
  ['UTC+05:30', '13:30'],
  ['gmt+0530', '13:30'],
  ['(GMT +10)', '09:00'],
  ['tzone://Microsoft/Utc', '19:00'],
])('by the clock %s 19:00 is %s in UTC', (name, expected) => {
  expect(utc(clocks()(name), '2026-12-05', '19:00').slice(11)).toBe(expected);
});

test('a clock under a name of its own is found by the place that it names', () => {
  const clockOf = clocks(...zone('Ours', 'X-LIC-LOCATION: Europe/Berlin '));
  expect(utc(clockOf('Ours'), '2026-12-05', '19:00')).toBe('2026-12-05T18:00');
});

test.each([
  ['Middle Earth', [], 'the time zone "Middle Earth" is not known'],
  ['/', [], 'the time zone "/" is not known'],
  ['', [], 'the time zone "" is not known'],
  ['x'.repeat(61), [], `the time zone "${'x'.repeat(60)}" is not known`],
  ['Eastern Standard Time 123', [], 'the time zone "Eastern Standard Time 123" is not known'],
  ['Eastern 1 Standard Time', [], 'the time zone "Eastern 1 Standard Time" is not known'],
  ['Ours, GMT+1', [], 'the time zone "Ours, GMT+1" is not known'],
  ['GMT+1, ours', [], 'the time zone "GMT+1, ours" is not known'],
  ['Ours', zone('Other'), 'the time zone "Ours" is not known'],
  ['Ours', zone('Ours'), 'the time zone "Ours" says nothing'],
  [
    'Ours',
    ['BEGIN:VTODO', 'TZID:Ours', ...observance('STANDARD', '20260101T000000', '+0100'), 'END:VTODO'],
    'the time zone "Ours" is not known',
  ],
  [
    'Ours',
    zone('Ours', ...observance('STANDARD', '20260101T000000', 'about +0100')),
    'a change of its clock is not understood',
  ],
  ['Ours', zone('Ours', 'BEGIN:X', 'END:X'), 'the time zone "Ours" says nothing'],
  ['Ours', zone('Ours', ...observance('STANDARD', '', '+0100')), 'a change of its clock is not understood'],
  [
    'Ours',
    zone('Ours', ...observance('STANDARD', '20260101T000000', '')),
    'a change of its clock is not understood',
  ],
  [
    'Ours',
    zone('Ours', ...observance('STANDARD', '20260101', '+0100')),
    'a change of its clock is not understood',
  ],
  [
    'Ours',
    zone('Ours', ...observance('STANDARD', '20260101T000000', '0100')),
    'a change of its clock is not understood',
  ],
])('%s is no clock: %s', (name, lines, fault) => {
  expect(() => clocks(...lines)(name)).toThrow(fault);
});

test.each([
  ['+0530', '13:30'],
  ['+05:30', '13:30'],
  ['-0700', '02:00'],
  ['-0330', '22:30'],
])('a described clock that is %s off UTC', (offset, expected) => {
  const clock = clocks(...zone('Ours', ...observance('STANDARD', '20200101T000000', offset)))('Ours');
  expect(utc(clock, '2026-12-05', '19:00').slice(11)).toBe(expected);
});

const summerAndWinter = zone(
  'Ours',
  ...observance('STANDARD', '16011028T030000', '+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
  ...observance('DAYLIGHT', '16010325T020000', '+0200', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
);

test.each([
  ['2027-01-15', '12:00', '11:00'],
  ['2027-03-28', '01:59', '00:59'],
  ['2027-03-28', '03:00', '01:00'],
  ['2027-07-15', '12:00', '10:00'],
  ['2027-10-30', '12:00', '10:00'],
  ['2027-10-31', '03:00', '02:00'],
  ['2027-12-31', '23:00', '22:00'],
])('a described clock changes twice a year: on %s at %s it is %s in UTC', (date, time, expected) => {
  expect(utc(clocks(...summerAndWinter)('Ours'), date, time)).toBe(`${date}T${expected}`);
});

const onceAndAgain = zone(
  'Ours',
  ...observance('STANDARD', '20200101T000000', '+0100', 'RDATE:20240101T000000,20220101T000000'),
  ...observance('DAYLIGHT', '20210601T000000', '+0200'),
  ...observance('DAYLIGHT', '20230601T120500', '+0300'),
);

test.each([
  // Before all that is described, the first that is.
  ['2019-01-01T12:00', '11:00'],
  ['2021-05-31T12:00', '11:00'],
  ['2021-06-01T12:00', '10:00'],
  ['2022-01-01T00:00', '23:00'],
  ['2022-06-01T12:00', '11:00'],
  ['2023-06-01T12:04', '11:04'],
  ['2023-06-01T12:05', '09:05'],
  ['2024-06-01T12:00', '11:00'],
])('a described clock that changed on some days: at %s it is %s in UTC', (wall, expected) => {
  const [date = '', time = ''] = wall.split('T');
  expect(utc(clocks(...onceAndAgain)('Ours'), date, time).slice(11)).toBe(expected);
});

test.each([
  ['20260329T010000Z', ['10:00', '10:00', '11:00']],
  ['20260329', ['10:00', '10:00', '11:00']],
  ['20260328T235959Z', ['10:00', '11:00', '11:00']],
])('a change that came every year until %s comes no more', (until, expected) => {
  const clock = clocks(
    ...zone(
      'Ours',
      ...observance('STANDARD', '20001029T030000', '+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
      ...observance(
        'DAYLIGHT',
        '20000326T020000',
        '+0200',
        `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=${until}`,
      ),
    ),
  )('Ours');
  const times = [2025, 2026, 2027].map((year) => utc(clock, `${year}-07-15`, '12:00').slice(11));
  expect(times).toEqual(expected);
});

test('a clock is made once', () => {
  const clockOf = clocks(...summerAndWinter);
  expect(clockOf('Ours')).toBe(clockOf(' Ours '));
});
