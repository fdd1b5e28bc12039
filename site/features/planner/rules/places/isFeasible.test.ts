import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { isFeasible } from './isFeasible.ts';
import type { OpenDay } from '../day/openDay.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { tripContext } from '../tripContext.ts';
import type { StopPart, TripForm } from '../trip.ts';

interface Case {
  trip?: Partial<TripForm>;
  places?: Partial<PlannerRules['places']>;
  isSaved?: boolean;
  mustRest?: boolean;
  bed?: OpenDay['bed'];
  part?: StopPart;
}

/** Returns true if a place is feasible on the first day of a trip, in the morning by default. */
function stands(candidate: PlannerPlace, given: Case = {}): boolean {
  const asked = form({ activityLevel: 'active', ...given.trip });
  const context = tripContext(
    asked,
    catalog({ places: [candidate], saved: given.isSaved ? [`${candidate.kind}/${candidate.slug}`] : [] }),
    { ...rules, places: { ...rules.places, ...given.places } },
  );
  const day: OpenDay = {
    index: 0,
    date: asked.startDate,
    mustRest: given.mustRest ?? false,
    bed: given.bed === undefined ? stay() : given.bed,
    night: given.bed === undefined ? stay() : given.bed,
  };
  return isFeasible(context, day, candidate, given.part ?? 'morning');
}
const trail = (given: Partial<PlannerPlace> = {}) => place({ kind: 'trail', ...given });
/** 40 km as the crow flies are 60 km of road, which are an hour. */
const anHourAway = { latitude: north(40) };

test('what is closed, too hard or never planned stands nowhere', () => {
  expect(stands(place())).toBe(true);
  expect(stands(place({ open: { from: '08-01', to: '08-31' } }))).toBe(false);
  expect(stands(place({ difficulty: 'moderate' }), { trip: { activityLevel: 'relaxed' } })).toBe(false);
  expect(stands(place(), { places: { neverPlanned: ['attraction/tarn'] } })).toBe(false);
  expect(stands(place(), { places: { neverPlanned: ['attraction/tarn'] }, isSaved: true })).toBe(false);
});

test('a way may take half an hour more than the visit, or any time where it was saved', () => {
  expect(stands(place({ ...anHourAway, minutes: 30 }))).toBe(true);
  expect(stands(place({ ...anHourAway, minutes: 29 }))).toBe(false);
  expect(stands(place({ ...anHourAway, minutes: 29 }), { isSaved: true })).toBe(true);
});

test('after a hard day what is easy and at most 45 minutes away', () => {
  // 30 km × 1.5 = 45 km.
  const given = { mustRest: true };
  expect(stands(place({ latitude: north(30) }), given)).toBe(true);
  expect(stands(place({ latitude: north(31) }), given)).toBe(false);
  expect(stands(place({ difficulty: 'moderate' }), given)).toBe(false);
  expect(stands(place({ difficulty: 'moderate' }))).toBe(true);
});

test('the way and the visit are done at six', () => {
  // From 8:00, 600 minutes are left; from 13:00, 300.
  expect(stands(place({ minutes: 600 }))).toBe(true);
  expect(stands(place({ minutes: 601 }))).toBe(false);
  expect(stands(place({ minutes: 540, ...anHourAway }))).toBe(true);
  expect(stands(place({ minutes: 541, ...anHourAway }))).toBe(false);
  expect(stands(place({ minutes: 300 }), { part: 'afternoon' })).toBe(true);
  expect(stands(place({ minutes: 301 }), { part: 'afternoon' })).toBe(false);
});

test('in December what is outdoors ends by sunset, at 16:43', () => {
  const given = { trip: { startDate: '2027-12-21', endDate: '2027-12-22' }, part: 'afternoon' } as const;
  // From 13:00, 223 minutes.
  expect(stands(place({ minutes: 215 }), given)).toBe(true);
  expect(stands(place({ minutes: 230 }), given)).toBe(false);
  expect(stands(place({ minutes: 230 }), { ...given, places: { indoors: ['attraction/tarn'] } })).toBe(true);
});

test('in December a day outdoors lasts from sunrise, at 8:10, to sunset, at 16:43', () => {
  const given = { trip: { startDate: '2027-12-21', endDate: '2027-12-22' } };
  // From the quarter after sunrise: 8:15 and 508 minutes.
  expect(stands(trail({ minutes: 500 }), given)).toBe(true);
  expect(stands(trail({ minutes: 515 }), given)).toBe(false);
  const indoors = { ...given, places: { indoors: ['attraction/tarn'] } };
  const allDay = place({ minutes: 515, hours: [{ from: '06:00', to: '22:00' }] });
  expect(stands(allDay, indoors)).toBe(true);
});

test('a morning begins before noon, so an arrival at noon leaves the afternoon', () => {
  const arrival = (arrivalTime: string, part: StopPart) => stands(place(), { trip: { arrivalTime }, part });
  expect(arrival('11:45', 'morning')).toBe(true);
  expect(arrival('11:46', 'morning')).toBe(false);
  expect(arrival('11:46', 'afternoon')).toBe(true);
  // From 16:00 to 17:00 after lunch on the way.
  expect(arrival('17:00', 'afternoon')).toBe(true);
  expect(arrival('17:01', 'afternoon')).toBe(false);
});

test('a visit ends early enough to be back at the bed before the departure', () => {
  const leaves = (departureTime: string) =>
    stands(place(anHourAway), { trip: { endDate: '2027-07-05', departureTime } });
  // 8:00, an hour there, an hour and an hour back.
  expect(leaves('11:00')).toBe(true);
  expect(leaves('10:59')).toBe(false);
});

test('a place has its times of the day', () => {
  const inPart = (part: StopPart, timesOfDay: PlannerPlace['timesOfDay']) =>
    stands(place({ timesOfDay }), { part });
  expect(inPart('morning', ['morning', 'evening'])).toBe(true);
  expect(inPart('afternoon', ['morning', 'evening'])).toBe(false);
  expect(inPart('morning', ['evening'])).toBe(false);
});
