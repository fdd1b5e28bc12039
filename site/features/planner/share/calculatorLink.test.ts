import { expect, test } from 'vitest';
import { fromCalculator, toCalculator } from './calculatorLink.ts';
import { form, rules as allRules } from '../rules/fixtures/testTrips.ts';

const rules = {
  ...allRules.form,
  accommodation: [
    { id: 'budget', label: 'Budget', from: 0, to: 300, calculator: 'hostel' },
    { id: 'luxury', label: 'Luxury', from: 300, to: null, calculator: 'luxury' },
  ],
  activityLevels: allRules.form.activityLevels.map((level) => ({ ...level, calculator: `c-${level.id}` })),
};
const query = (text: string) => new URLSearchParams(text);

test('a trip goes over with its days, people and what has a name in the calculator', () => {
  const trip = form({ groupSize: 4, accommodationType: 'luxury', activityLevel: 'active' });
  expect(toCalculator(trip, 5, [], rules).toString()).toBe(
    'days=5&people=4&accommodation=luxury&activities=c-active&transport=rental',
  );
});

test('a trip without a car, with a dining preference that shares its rate', () => {
  const dining = ['any', 'cafes'].map((id) => ({ id, label: id, note: id, calculator: 'mixed' }));
  const trip = form({ transport: 'bus', diningPreference: 'cafes' });
  expect(toCalculator(trip, 6, [], { ...rules, dining }).toString()).toBe(
    'days=6&people=2&accommodation=hostel&activities=c-moderate&meals=mixed&transport=shuttle',
  );
  expect(fromCalculator(query('meals=mixed&transport=shuttle'), { ...rules, dining }).form).toEqual({
    diningPreference: 'any',
    transport: 'bus',
  });
});

test.each([
  [[{ price: 29_999, nights: 3 }], 'hostel'],
  [[{ price: 30_000, nights: 3 }], 'luxury'],
  // 2 × 200 + 1 × 490 are 296.67 a night.
  [
    [
      { price: 20_000, nights: 2 },
      { price: 49_000, nights: 1 },
    ],
    'hostel',
  ],
])('beds of %j count as %s', (beds, kind) => {
  expect(toCalculator(form(), 4, beds, rules).get('accommodation')).toBe(kind);
});

test('and comes back', () => {
  expect(
    fromCalculator(query('days=5&people=4&accommodation=luxury&activities=c-active&total=2400.5'), rules),
  ).toEqual({
    form: { groupSize: 4, accommodationType: 'luxury', activityLevel: 'active', budget: '2401' },
    days: 5,
  });
});

test.each([
  ['', {}, null],
  ['people=0&days=0&total=-5', {}, null],
  ['people=2.5&days=x&total=', {}, null],
  ['people=1&days=1', { groupSize: 1 }, 1],
  ['people=20&days=30', { groupSize: 10 }, 30],
  ['days=31&accommodation=tent&activities=', {}, null],
])('of "%s" it takes what can be planned', (text, expected, days) => {
  expect(fromCalculator(query(text), rules)).toEqual({ form: expected, days });
});
