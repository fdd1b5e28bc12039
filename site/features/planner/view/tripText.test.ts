import { expect, test } from 'vitest';
import { catalog, form, place, rules, stay, planTrip } from '../rules/fixtures/testTrips.ts';
import { centsText, countText, countWord, uniqueNotes, wayText, weekdayText } from './tripText.ts';

test('a day has its weekday, whatever the zone of the device', () => {
  expect(weekdayText('2027-09-19')).toBe('Sunday, September 19');
});

test('ways and counts in words', () => {
  expect(wayText({ km: 27, minutes: 65, isWalk: false })).toBe('27 km, 1 h 5 min');
  expect(wayText({ km: 0.4, minutes: 6, isWalk: true })).toBe('6 min on foot');
  expect(wayText({ km: 0, minutes: 22, isWalk: false })).toBe('22 min');
  expect([countWord(1), countWord(10), countWord(11)]).toEqual(['One', 'Ten', '11']);
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

test('a count has its thing or things', () => {
  expect([countText(1, 'night'), countText(2, 'night')]).toEqual(['1 night', '2 nights']);
  expect(countText(2, 'person', 'people')).toBe('2 people');
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
    morning: [row('travel', 'A day pass.'), row('meal', 'Try the inn.')],
    afternoon: [row('attraction', 'Line 1 to the lake.', 'Try the inn.')],
    evening: [
      row('accommodation', 'Line 1 to the inn.'),
      row('meal', 'Try the inn.', 'Within a walk of your bed.'),
    ],
  };
  const notesOf = uniqueNotes([day, day]).map(({ morning, afternoon, evening }) =>
    [...morning, ...afternoon, ...evening].map(({ notes }) => notes),
  );
  expect(notesOf).toEqual([
    [
      ['A day pass.'],
      ['Try the inn.'],
      ['Line 1 to the lake.', 'Try the inn.'],
      ['Line 1 to the inn.'],
      ['Within a walk of your bed.'],
    ],
    [[], [], ['Line 1 to the lake.', 'Try the inn.'], [], []],
  ]);
});
