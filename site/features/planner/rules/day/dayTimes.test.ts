import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { timeOf } from '../tripDates.ts';
import { dayTimes } from './dayTimes.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import type { StopPart, TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

/** Returns the times of the first day: "08:00-09:00" for each visit, and lunch. */
function times(visits: [PlannerPlace, StopPart][], trip: Partial<TripForm> = {}, indoors: string[] = []) {
  const asked = form(trip);
  const context = tripContext(asked, catalog({ places: visits.map(([at]) => at) }), {
    ...rules,
    places: { ...rules.places, indoors },
  });
  const day = { index: 0, date: asked.startDate, mustRest: false, bed: stay(), night: stay() };
  const { visits: timed, lunch } = dayTimes(
    context,
    day,
    visits.map(([at, part]) => ({ place: at, part })),
  );
  return {
    visits: timed.map(({ start, arrival, end }) => `${timeOf(start)} ${timeOf(arrival)}-${timeOf(end)}`),
    lunch: `${timeOf(lunch.start)}${lunch.isOnTheWay ? ' on the way' : ''}`,
  };
}
const of = (minutes: number, given: Partial<PlannerPlace> = {}) =>
  place({ slug: `for-${minutes}`, minutes, ...given });

test('the parts of a day begin at their times, and other visits at the next quarter', () => {
  const lake = of(50);
  const mine = of(60, { latitude: north(20) });
  expect(
    times([
      [lake, 'morning'],
      [mine, 'morning'],
      [lake, 'afternoon'],
    ]),
  ).toEqual({
    visits: ['08:00 08:00-08:50', '09:00 09:30-10:30', '13:00 13:30-14:20'],
    lunch: '12:00',
  });
});

test('a visit waits for the opening, and the drive comes before it', () => {
  const museum = of(60, { hours: [{ from: '10:00', to: '17:00' }], latitude: north(20) });
  expect(times([[museum, 'morning']]).visits).toEqual(['09:30 10:00-11:00']);
});

test('a visit indoors without known hours is not before ten, and one with hours is when these say', () => {
  const indoors = { slug: 'museum', name: 'Museum' };
  const visits = (given: Partial<PlannerPlace>, part: StopPart = 'morning') =>
    times([[of(60, { ...indoors, ...given }), part]], {}, ['attraction/museum']).visits;
  expect(visits({})).toEqual(['10:00 10:00-11:00']);
  expect(visits({}, 'afternoon')).toEqual(['13:00 13:00-14:00']);
  expect(visits({ hours: [{ from: '07:00', to: '17:00' }] })).toEqual(['08:00 08:00-09:00']);
});

test('a visit outdoors waits for sunrise, which is at 8:10 in December', () => {
  const winter = { startDate: '2027-12-21', endDate: '2027-12-22' };
  expect(times([[of(60), 'morning']], winter).visits).toEqual(['08:15 08:15-09:15']);
  expect(times([[of(60, { latitude: north(20) }), 'morning']], winter).visits).toEqual(['08:00 08:30-09:30']);
});

test('lunch is at noon if that is free, else after the visit that spans it', () => {
  expect(times([]).lunch).toBe('12:00');
  expect(times([[of(240), 'morning']]).lunch).toBe('12:00');
  expect(times([[of(270), 'morning']]).lunch).toBe('12:30');
  expect(times([[of(360), 'morning']]).lunch).toBe('14:00');
  expect(times([[of(361), 'morning']]).lunch).toBe('12:00 on the way');
});

test('a late lunch puts the afternoon off by half an hour', () => {
  const afternoon = (minutes: number) =>
    times([
      [of(minutes), 'morning'],
      [of(60), 'afternoon'],
    ]).visits[1];
  expect(afternoon(270)).toBe('13:00 13:00-14:00');
  expect(afternoon(300)).toBe('13:30 13:30-14:30');
  expect(afternoon(330)).toBe('14:00 14:00-15:00');
  // A packed lunch puts nothing off.
  expect(afternoon(375)).toBe('14:15 14:15-15:15');
});

test('a morning with a visit after noon has lunch before it', () => {
  expect(
    times([
      [of(240), 'morning'],
      [of(60, { slug: 'late' }), 'morning'],
    ]),
  ).toEqual({
    visits: ['08:00 08:00-12:00', '13:00 13:00-14:00'],
    lunch: '12:00',
  });
});

test('nothing begins before the arrival', () => {
  expect(times([[of(60), 'morning']], { arrivalTime: '09:40' }).visits).toEqual(['09:45 09:45-10:45']);
  expect(times([[of(60), 'afternoon']], { arrivalTime: '13:10' })).toEqual({
    visits: ['13:45 13:45-14:45'],
    lunch: '13:15',
  });
  expect(times([[of(60), 'afternoon']], { arrivalTime: '15:10' })).toEqual({
    visits: ['15:15 15:15-16:15'],
    lunch: '12:00 on the way',
  });
});

test('on a trip by bus each ride takes a wait, and a short way is walked', () => {
  const far = of(60, { latitude: north(20) });
  expect(times([[far, 'morning']], { transport: 'bus' }).visits).toEqual(['08:00 08:45-09:45']);
  expect(times([[of(60), 'morning']], { transport: 'bus' }).visits).toEqual(['08:00 08:00-09:00']);
});
