import { expect, test } from 'vitest';
import { catalog, form, place, rules, stay } from '../rules/fixtures/testTrips.ts';
import { planTrip } from '../rules/planTrip.ts';
import {
  centsText,
  clockText,
  countWord,
  dayText,
  driveText,
  durationText,
  nightsText,
  rangeText,
  timeOfMonth,
  sayOnce,
} from './tripText.ts';

test.each([
  ['2027-09-19', '2027-09-22', '19 to 22 September 2027'],
  ['2027-09-30', '2027-10-02', '30 September to 2 October 2027'],
  ['2027-12-30', '2028-01-02', '30 December 2027 to 2 January 2028'],
  ['2027-09-19', '2027-09-19', '19 September 2027'],
])('from %s to %s', (start, end, expected) => {
  expect(rangeText(start, end)).toBe(expected);
});

test('a day has its weekday, whatever the zone of the device', () => {
  expect(dayText('2027-09-19')).toBe('Sunday 19 September');
});

test.each([
  ['00:05', '12:05 AM'],
  ['07:30', '7:30 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, expected) => {
  expect(clockText(time)).toBe(expected);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are %s', (minutes, expected) => {
  expect(durationText(minutes)).toBe(expected);
});

test('ways and counts in words', () => {
  expect(driveText({ km: 27, minutes: 65 })).toBe('27 km, about 1 h 5 min');
  expect([countWord(1), countWord(10), countWord(11)]).toEqual(['One', 'Ten', '11']);
});

test.each([
  ['2027-09-10', 'early September'],
  ['2027-09-11', 'mid-September'],
  ['2027-09-20', 'mid-September'],
  ['2027-09-21', 'late September'],
])('%s is %s', (date, expected) => {
  expect(timeOfMonth(date)).toBe(expected);
});

test.each([
  [0, '$0'],
  [49, '$0'],
  [50, '$1'],
  [4286, '$43'],
  [123_450, '$1,235'],
])('%i cents are %s', (amount, expected) => {
  expect(centsText(amount, 'CAD')).toBe(expected);
});

test('nights in words', () => {
  expect([1, 2].map(nightsText)).toEqual(['1 night', '2 nights']);
});

const { days } = planTrip(
  form(),
  catalog({ places: [place({ name: 'Tarn' })], stays: [stay()] }),
  null,
  rules,
);
const [first] = days[0]!.evening;
const stop = days[0]!.morning.find((item) => item.stop)!.stop;
const row = (type: 'meal' | 'travel' | 'accommodation' | 'attraction', ...notes: string[]) => ({
  ...first!,
  type,
  notes,
  stop: type === 'attraction' ? stop : null,
});

test('a note on a meal, a bed or transport is said once, and that of a stop each time', () => {
  const day = {
    ...days[0]!,
    morning: [row('travel', 'A day pass.'), row('meal', 'For example the inn.')],
    afternoon: [row('attraction', 'Line 1 to the lake.', 'For example the inn.')],
    evening: [
      row('accommodation', 'Line 1 to the inn.'),
      row('meal', 'For example the inn.', 'Within a walk of your bed.'),
    ],
  };
  const notesOf = sayOnce([day, day]).map(({ morning, afternoon, evening }) =>
    [...morning, ...afternoon, ...evening].map(({ notes }) => notes),
  );
  expect(notesOf).toEqual([
    [
      ['A day pass.'],
      ['For example the inn.'],
      ['Line 1 to the lake.', 'For example the inn.'],
      ['Line 1 to the inn.'],
      ['Within a walk of your bed.'],
    ],
    [[], [], ['Line 1 to the lake.', 'For example the inn.'], [], []],
  ]);
});
