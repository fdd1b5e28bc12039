import { expect, test } from 'vitest';
import { planTrip } from '../rules/planTrip.ts';
import { catalog, form, place, rules, stay } from '../rules/testTrips.ts';
import { sayOnce } from './sayOnce.ts';

const { days } = planTrip(
  form(),
  catalog({ places: [place({ name: 'Tarn' })], stays: [stay()] }),
  null,
  rules,
);
const [first] = days[0]!.evening;
const row = (...notes: string[]) => ({ ...first!, notes });

test('a note is said at its first row, and a closure at each', () => {
  const day = {
    ...days[0]!,
    morning: [row('Book a table.', 'Closed: the road.')],
    afternoon: [row('Book a table.', 'Bring a lamp.')],
    evening: [],
  };
  const next = { ...day, afternoon: [row('Bring a lamp.')] };
  expect(
    sayOnce([day, next]).map(({ morning, afternoon }) =>
      [...morning, ...afternoon].map(({ notes }) => notes),
    ),
  ).toEqual([
    [['Book a table.', 'Closed: the road.'], ['Bring a lamp.']],
    [['Closed: the road.'], []],
  ]);
});
