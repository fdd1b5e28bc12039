import { expect, test } from 'vitest';
import { isPayable, spareBudget } from './dayCosts.ts';
import { openDay } from '../day/openDay.ts';
import { planTrip } from '../planTrip.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { tripBudget } from './tripBudget.ts';
import type { TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const stays = [{ slug: 'inn', name: 'inn' }];
const contextOf = (trip: Partial<TripForm> = {}) => tripContext(form(trip), catalog(), rules);
const ride = (price: number) => place({ kind: 'activity', slug: 'ride', price, pricePer: 'person' });

test('meals, transport, the car and the bed leave the rest of the budget for places', () => {
  // 2000: meals 2 × 200, transport 150 and 195, a night for 200.
  expect(spareBudget(contextOf(), stays)).toBe(105_500);
  expect(spareBudget(contextOf({ transport: 'bus' }), stays)).toBe(110_000);
  expect(spareBudget(contextOf(), [])).toBe(125_500);
});

test('a budget has room for what it leaves, and less after it was spent', () => {
  const context = contextOf();
  const day = openDay(context, stays, 1, []);
  const budget = tripBudget(context, stays, [[], []]);
  // 2 × 527.50 = 1055.
  expect(budget.roomFor(day, [])([ride(527.5)])).toBe(true);
  expect(budget.roomFor(day, [])([ride(527.51)])).toBe(false);
  budget.spend(day, [], [ride(500)]);
  expect(budget.roomFor(day, [])([ride(27.5)])).toBe(true);
  expect(budget.roomFor(day, [])([ride(27.51)])).toBe(false);
  expect(budget.roomFor(day, [])([place()])).toBe(true);
});

test('a car on the first day is paid from the same rest', () => {
  const context = contextOf();
  const day = openDay(context, stays, 0, []);
  const far = place({ latitude: north(120) });
  const budget = tripBudget(context, stays, [[], []]);
  expect(budget.roomFor(day, [])([far, ride(505)])).toBe(true);
  expect(budget.roomFor(day, [])([far, ride(505.01)])).toBe(false);
  expect(budget.roomFor(day, [far])([ride(527.5)])).toBe(true);
});

test('a whole day and lunch stay within the share of the day', () => {
  const context = contextOf({ groupSize: 1, endDate: '2027-07-05', budget: '1000' });
  const day = openDay(context, [], 0, []);
  // 800 less 150 for transport and 60 for meals until lunch.
  expect(isPayable(context, day, [ride(590)])).toBe(true);
  expect(isPayable(context, day, [ride(590.01)])).toBe(false);
  expect(isPayable(context, day, [ride(300), ride(290)])).toBe(true);
  expect(isPayable(context, day, [ride(601)])).toBe(false);
});

test('a plan leaves out the rides that its budget has no room for', () => {
  // 1000 for two people and two days, 500 a day: meals 2 × 150, transport 75 and 120, a bed for 200: 695.
  const rides = ['one', 'two'].map((slug) => ({ ...ride(80), slug }));
  const park = catalog({ places: rides, stays: [stay()] });
  const { totals, days } = planTrip(form({ budget: '1000' }), park, null, rules);
  expect(totals.total).toBe(85_500);
  expect(days.flatMap(({ afternoon }) => afternoon.filter(({ place: at }) => at)).length).toBe(1);
});
