import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { planFromChoices } from '../planTrip.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { keyOf, type Stop, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

function plan(at: PlannerPlace, part: Stop['part'], trip: Partial<TripForm> = {}) {
  const stop = { place: keyOf(at), name: at.name, part, isLocked: true };
  const choices = { stays: [], days: [[stop]] };
  const asked = form({ endDate: '2027-07-05', ...trip });
  const context = tripContext(asked, catalog({ places: [at], stays: [stay()] }), rules);
  return planFromChoices(context, choices, null).days[0]!;
}

test('a stop outside of its opening hours has a warning', () => {
  const museum = (from: string, to: string) => place({ slug: 'museum', hours: [{ from, to }] });
  expect(plan(museum('09:00', '17:00'), 'morning').warnings).toEqual([]);
  expect(plan(museum('06:00', '08:30'), 'morning').warnings).toEqual(['museum: open 6:00 AM to 8:30 AM.']);
  const winter = { from: '10:00', to: '16:00', season: { from: '11-01', to: '03-31' } };
  expect(plan(place({ slug: 'museum', hours: [winter] }), 'morning').warnings).toEqual([
    'museum: closed on this date.',
  ]);
});

test('a stop that ends too late for the departure has a warning', () => {
  const warnings = (departureTime: string) =>
    plan(place({ slug: 'lake' }), 'afternoon', { departureTime }).warnings;
  expect(warnings('14:00')).toEqual([]);
  expect(warnings('13:59')).toEqual(['lake ends at 2:00 PM, too late for your departure.']);
});

test('meals before the arrival and after the departure are on the way, at their cost', () => {
  const day = plan(place({ slug: 'lake', latitude: north(1) }), 'morning', {
    arrivalTime: '09:00',
    departureTime: '12:00',
  });
  const meals = [...day.morning, ...day.afternoon, ...day.evening].filter(({ type }) => type === 'meal');
  expect(meals.map(({ time, item, notes, cost }) => [time, item, notes[0], cost])).toEqual([
    ['07:30', 'Breakfast', 'On your way here.', 5000],
    ['12:00', 'Lunch', 'On your way home.', 7000],
    ['19:00', 'Dinner', 'On your way home.', 8000],
  ]);
});
