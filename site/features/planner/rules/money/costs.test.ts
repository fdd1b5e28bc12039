import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import {
  carsFor,
  cents,
  fitsDay,
  isAffordable,
  mealCosts,
  needsCar,
  stayCost,
  totalBudget,
  transportCost,
} from './costs.ts';
import { place, rules } from '../fixtures/testTrips.ts';

const { costs } = rules;
const date = '2027-07-05';

test.each([
  ['', 1000],
  ['   ', 1000],
  ['0', 0],
  ['2500', 2500],
  ['$2,500.50', 2500.5],
  ['€ 12 000', 12_000],
  // Refused by the form before it is planned.
  ['a lot', 1000],
])('a budget of "%s" is %d; 1000 for a blank', (typed, expected) => {
  expect(totalBudget(typed, 1000)).toBe(cents(expected));
});

test('amounts are whole cents', () => {
  expect(cents(11.5)).toBe(1150);
  expect(cents(0.1 + 0.2)).toBe(30);
  expect(cents(1.005)).toBe(100);
});

test.each([
  // 100 × 1 = 100, 30 % of 1000 = 300: 25, 35 and 40.
  [1, 1000, { breakfast: 25, lunch: 35, dinner: 40 }],
  // 100 × 2 = 200: 50, 70 and 80.
  [2, 1000, { breakfast: 50, lunch: 70, dinner: 80 }],
  // 100 × 3 = 30 % of 1000.
  [3, 1000, { breakfast: 75, lunch: 105, dinner: 120 }],
  // 100 × 10 = 1000, but 30 % of 1000 = 300.
  [10, 1000, { breakfast: 75, lunch: 105, dinner: 120 }],
  // 30 % of 33.33 = 10.00 (9.999): 2.50, 3.50 and 4.00.
  [2, 33.33, { breakfast: 2.5, lunch: 3.5, dinner: 4 }],
  [2, 0, { breakfast: 0, lunch: 0, dinner: 0 }],
])('meals of %i people with %d a day', (group, daily, { breakfast, lunch, dinner }) => {
  expect(mealCosts(group, cents(daily), costs)).toEqual({
    breakfast: cents(breakfast),
    lunch: cents(lunch),
    dinner: cents(dinner),
  });
});

test('three meals come to what they are split from, to the cent', () => {
  for (let daily = 0; daily < 500; daily += 1) {
    const { breakfast, lunch, dinner } = mealCosts(1, daily, costs);
    expect(breakfast + lunch + dinner).toBe(Math.round(daily * 0.3));
  }
});

test.each([
  // 60 % of 1000 is the limit, 50 % the cap.
  [0, 0],
  [599, 599],
  [600, 600],
  [600.01, 500],
  [5000, 500],
])('a room for %d with 1000 a day counts as %d', (price, expected) => {
  expect(stayCost(price, cents(1000), costs)).toBe(cents(expected));
});

test('getting around is 15 % of the daily budget, and 45 more for each car', () => {
  expect(transportCost(false, 10, cents(1000), costs)).toBe(cents(150));
  expect(transportCost(true, 5, cents(1000), costs)).toBe(cents(195));
  expect(transportCost(true, 6, cents(1000), costs)).toBe(cents(240));
  // 15 % of 142.85 is 21.4275.
  expect(transportCost(false, 1, cents(142.85), costs)).toBe(cents(21.43));
  expect(transportCost(true, 1, 0, costs)).toBe(cents(45));
});

test('an activity is kept up to 60 % of the daily budget', () => {
  expect(isAffordable(600, cents(1000), costs)).toBe(true);
  expect(isAffordable(600.01, cents(1000), costs)).toBe(false);
  expect(isAffordable(0, 0, costs)).toBe(true);
});

test('and added while the day stays within 80 %', () => {
  expect(fitsDay(cents(300), cents(500), cents(1000), costs)).toBe(true);
  expect(fitsDay(cents(300), cents(500.01), cents(1000), costs)).toBe(false);
});

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
])('%i people need %i cars', (people, cars) => {
  expect(carsFor(people, costs)).toBe(cars);
});

test('a car from the second day on, or for a place that calls for one', () => {
  expect([0, 1, 29].map((index) => needsCar({ index, date }, [place()], rules))).toEqual([false, true, true]);
  expect(needsCar({ index: 0, date }, [place(), place({ callsForCar: true })], rules)).toBe(true);
  expect([0, 1].map((index) => needsCar({ index, date }, [], rules))).toEqual([false, true]);
});

test('no car for a day whose places are all behind closed roads, and none for one of them', () => {
  const behind = place({ isClosedToCars: true, callsForCar: true });
  const open = place({ slug: 'mill' });
  const carOn = (index: number, ...places: PlannerPlace[]) => needsCar({ index, date }, places, rules);
  expect([0, 1, 29].map((index) => carOn(index, behind, behind))).toEqual([false, false, false]);
  expect([0, 1].map((index) => carOn(index, behind, open))).toEqual([false, true]);
  expect(carOn(0, behind, { ...open, callsForCar: true })).toBe(true);
});

test('a road closed by a notice counts on its days alone', () => {
  const parkway = place({
    notices: [
      {
        title: 'Without cars',
        kind: 'closure',
        who: ['cars'],
        when: { from: null, to: null, yearly: { from: '09-01', to: '09-30' }, hours: null },
        part: null,
      },
    ],
  });
  const carOn = (day: string) => needsCar({ index: 1, date: day }, [parkway], rules);
  expect(['2027-08-31', '2027-09-01', '2027-09-30', '2027-10-01'].map(carOn)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
