import { expect, test } from 'vitest';
import { budgetedPrices, carsFor, cents, passCost, readBudget, roomsFor } from './costs.ts';
import { rules } from '../fixtures/testTrips.ts';

const { costs } = rules;
const pricesOf = (groupSize: number, daily: number) =>
  budgetedPrices({ groupSize, childAges: [] }, rules, cents(daily));

test.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  ['2500', 2500],
  ['$2,500.50', 2500.5],
  ['€ 12 000', 12_000],
  ['1.500', 1500],
  ['1500,50', 1500.5],
  ['1,5', 1.5],
  ['1e3', null],
  ['5k', null],
  ['-5', null],
  ['a lot', null],
])('a budget of "%s" is %d; null for a blank or unreadable one', (typed, expected) => {
  expect(readBudget(typed)).toBe(expected);
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
  expect(pricesOf(group, daily)).toMatchObject({
    breakfast: cents(breakfast),
    lunch: cents(lunch),
    dinner: cents(dinner),
  });
});

test('three meals come to what they are split from, to the cent', () => {
  for (let daily = 0; daily < 500; daily += 1) {
    const { breakfast, lunch, dinner } = pricesOf(1, daily / 100);
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
  expect(pricesOf(1, 1000).nightOf(price)).toBe(cents(expected));
});

test('getting around is 15 % of the daily budget, and 45 more for each car', () => {
  expect(pricesOf(5, 1000)).toMatchObject({ bus: cents(150), car: cents(195) });
  expect(pricesOf(6, 1000)).toMatchObject({ bus: cents(150), car: cents(240) });
  // 15 % of 142.85 is 21.4275.
  expect(pricesOf(1, 142.85).bus).toBe(cents(21.43));
  expect(pricesOf(1, 0).car).toBe(cents(45));
});

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [10, 2],
])('%i people need %i cars', (people, cars) => {
  expect(carsFor({ groupSize: people, childAges: [] }, costs)).toBe(cars);
});

test.each([
  // 10 a day each up to seven days, then 70 a year; 140 for up to seven people; children are free.
  [2, [], 3, 60],
  [2, [4], 3, 30],
  [2, [], 7, 140],
  [2, [], 8, 140],
  [1, [], 8, 70],
  [8, [], 1, 80],
  [7, [], 3, 140],
  [8, [], 3, 240],
])('passes of %i people, children %j, for %i days cost %d', (groupSize, childAges, days, expected) => {
  expect(passCost({ groupSize, childAges }, days, rules.rates)).toBe(cents(expected));
});

test.each([
  [1, [], 1],
  [2, [], 1],
  [3, [], 2],
  [4, [5, 7], 1],
  [5, [5, 7, 9], 2],
])('%i people, children %j, need %i rooms', (groupSize, childAges, rooms) => {
  expect(roomsFor({ groupSize, childAges }, costs)).toBe(rooms);
});
