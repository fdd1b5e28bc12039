import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { placesOfTrip } from './placeOfTrip.ts';
import { catalog, form, place, rules } from './fixtures/testTrips.ts';

const daily = 100_00;

/** Returns the facts about a place of a catalogue that has it alone. */
function factsOf(given: Partial<PlannerPlace>, saved: 'attraction/lake'[] = []) {
  const at = place({ slug: 'lake', interests: [], ...given });
  const trip = { form: form({ groupSize: 2 }), catalog: catalog({ places: [at], saved }), rules, daily };
  return placesOfTrip(trip, undefined)(at);
}

test.each([
  [0, 0],
  [60, 10],
  [240, 40],
  [241, 40],
])('a free visit of %i minutes is worth %i, four hours at most', (minutes, worth) => {
  expect(factsOf({ minutes, price: 0 }).worthOfVisit).toBe(worth);
});

test('a visit for the whole budget of a day loses as much as an interest adds', () => {
  const dear = factsOf({ minutes: 60, price: 50, pricePer: 'person' });
  expect(dear.cost).toBe(daily);
  expect(dear.worthOfVisit).toBe(10 - 100);
});

test('a saved place is worth more, and liked as before', () => {
  const [plain, saved] = [factsOf({}), factsOf({}, ['attraction/lake'])];
  expect(saved.worth).toBe(plain.worth + 10_000);
  expect(saved.liked).toBe(plain.liked);
  expect([plain.isSaved, saved.isSaved]).toEqual([false, true]);
});

test('facts are worked out once', () => {
  const at = place();
  const facts = placesOfTrip({ form: form(), catalog: catalog({ places: [at] }), rules, daily }, undefined);
  expect(facts(at)).toBe(facts(at));
});
