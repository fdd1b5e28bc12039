import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { planFromChoices } from '../planTrip.ts';
import { catalog, form, north, place, rules, stay, stopAt } from '../fixtures/testTrips.ts';
import { type Stop, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const lake = place({ slug: 'lake', minutes: 239 });
const full = { ...rules, places: { ...rules.places, leastVisitMinutes: 240, restLeastVisitMinutes: 120 } };

/** Returns the notes of the last day of a plan with given stops on its days. */
function notes(days: Stop[][], places: PlannerPlace[], trip: Partial<TripForm> = {}) {
  const asked = form({ endDate: `2027-07-0${4 + days.length}`, activityLevel: 'active', ...trip });
  const choices = { stays: [{ slug: 'inn', name: 'inn' }], days };
  const context = tripContext(asked, catalog({ places, stays: [stay()] }), full);
  return planFromChoices(context, choices, null).days.at(-1)!.notes;
}

test('a day with four hours of visits needs no reason', () => {
  expect(
    notes([[stopAt({ ...lake, slug: 'long', minutes: 240 })]], [{ ...lake, slug: 'long', minutes: 240 }]),
  ).toEqual([]);
  expect(notes([[stopAt(lake)]], [lake])).toEqual([
    'A short day, because the rest that fits is in your plan already.',
  ]);
});

test.each<[why: string, given: Partial<PlannerPlace>, trip?: Partial<TripForm>]>([
  ['nothing that fits is open', { open: { from: '08-01', to: '08-31' } }],
  ['the rest is harder than the level you chose', { difficulty: 'hard' }, { activityLevel: 'relaxed' }],
  ['the rest is too far from your bed', { latitude: north(90) }],
  ['no bus goes to the rest', {}, { transport: 'bus' }],
  ['nothing else fits into the light and the hours of this day', { hours: [{ from: '20:00', to: '22:00' }] }],
  ['you arrive at 3:30 PM', {}, { arrivalTime: '15:30' }],
  ['you leave at 11:00 AM', {}, { departureTime: '11:00' }],
])('%s', (why, given, trip) => {
  const others = ['one', 'two'].map((slug) => place({ slug, ...given }));
  expect(notes([[stopAt(lake)]], [lake, ...others], trip)).toEqual([`A short day, because ${why}.`]);
  expect(notes([[]], others, trip)).toEqual([`A free day, because ${why}.`]);
});

test('after a hard day two hours are enough', () => {
  const ridge = place({ kind: 'trail', slug: 'ridge', minutes: 300 });
  const day = (minutes: number) => {
    const rest = place({ slug: 'rest', minutes });
    return notes([[stopAt(ridge)], [stopAt(rest)]], [ridge, rest]);
  };
  expect(day(120)).toEqual(['An easy day after a hard one.']);
  expect(day(119)).toHaveLength(2);
});
