import { expect, test } from 'vitest';
import { planTrip } from '../rules/planTrip.ts';
import { catalog, form, place, rules, stay } from '../rules/fixtures/testTrips.ts';
import { sayOnce } from './tripText.ts';

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
