import { expect, test } from 'vitest';
import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import { planTrip } from '../planTrip.ts';
import { stopNotes } from './stopNotes.ts';
import { catalog, form, place, rules, stay, busLink } from '../fixtures/testTrips.ts';
import type { TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const shuttle = busLink({ line: 'Shuttle', kind: 'shuttle', stop: 'Gate', walkM: 200, mustBook: true });
const gate: BoundNotice = {
  title: 'Gate',
  kind: 'closure',
  who: ['cars'],
  when: { from: null, to: null, yearly: null, hours: null },
  part: null,
};

function notes(
  given: Partial<PlannerPlace>,
  trip: Partial<TripForm> = {},
  { linesSaid = new Set<string>(), withCar = true } = {},
) {
  const context = tripContext(form(trip), catalog(), {
    ...rules,
    places: { ...rules.places, indoors: ['attraction/tarn'] },
  });
  return stopNotes(context, place(given), { date: '2027-07-05', arrival: 480, linesSaid, withCar });
}

test('a place indoors with known hours needs no word about them', () => {
  expect(notes({})).toEqual(['It may open later than this. Check the hours.']);
  expect(notes({ hours: [{ from: '08:00', to: '17:00' }] })).toEqual([]);
});

test('behind a road closed to cars the bus or shuttle is named, else the notice says what may go', () => {
  const behind = { slug: 'lake', notices: [gate] };
  expect(notes({ ...behind, kind: 'trail', transit: [shuttle] })).toEqual([
    'By shuttle only: the road is closed to private vehicles.',
    'Shuttle to Gate, 200 m on foot.',
    'Book your seats ahead.',
  ]);
  const summer = { ...gate, when: { ...gate.when, yearly: { from: '07-01', to: '07-31' } } };
  expect(notes({ ...behind, notices: [summer], transit: [shuttle] })[0]).toBe(
    'By shuttle or bicycle: the road is closed to private vehicles.',
  );
  expect(
    notes({ slug: 'lake', isClosedToCars: true, transit: [{ ...shuttle, kind: 'bus', mustBook: false }] }),
  ).toEqual(['By bus only: the road is closed to private vehicles.', 'Shuttle to Gate, 200 m on foot.']);
  expect(notes({ ...behind, kind: 'activity' })).toEqual([
    'The road is closed to private vehicles (Gate). Go by shuttle, bus or bicycle.',
  ]);
});

test('paid parking is said among the notices of the plan alone', () => {
  const when = gate.when;
  const parking: BoundNotice = {
    title: 'Paid parking',
    kind: 'restriction',
    who: ['cars'],
    when,
    part: null,
  };
  const path: BoundNotice = { ...parking, title: 'Stay on the path', who: [] };
  expect(notes({ slug: 'lake', notices: [parking, path] })).toEqual(['Restricted: Stay on the path.']);
});

test('on a trip by bus a road closed to cars is no news, since the bus goes there', () => {
  expect(notes({ slug: 'lake', notices: [gate], transit: [shuttle] }, { transport: 'bus' })).toEqual([
    'Shuttle to Gate, 200 m on foot.',
    'Book your seats ahead.',
  ]);
});

test('a bus is named on a trip by bus, and its booking once', () => {
  const served = { slug: 'lake', transit: [shuttle] };
  expect(notes(served)).toEqual([]);
  const said = new Set<string>();
  const bus = { transport: 'bus' } as const;
  expect(notes(served, bus, { linesSaid: said })).toEqual([
    'Shuttle to Gate, 200 m on foot.',
    'Book your seats ahead.',
  ]);
  expect(notes(served, bus, { linesSaid: said })).toEqual(['Shuttle to Gate, 200 m on foot.']);
});

test('a day without a rental car names the bus to each place', () => {
  const served = { slug: 'lake', transit: [{ ...shuttle, mustBook: false }] };
  expect(notes(served, {}, { withCar: false })).toEqual(['Shuttle to Gate, 200 m on foot.']);
  expect(notes({ slug: 'lake' }, {}, { withCar: false })).toEqual([]);
});

test('a plan by bus has local transport every day, stops with a bus, and a bed near one', () => {
  const transit = [{ ...shuttle, mustBook: false }];
  const park = catalog({
    places: [place({ slug: 'far' }), place({ slug: 'served', transit }), place({ slug: 'other', transit })],
    stays: [stay({ slug: 'lonely' }), stay({ slug: 'served-inn', transit })],
  });
  const { days, checklist } = planTrip(form({ transport: 'bus' }), park, null, rules);
  expect(days.map(({ carRentalNeeded }) => carRentalNeeded)).toEqual([false, false]);
  // 2000 for two days: 15 % of 1000 on each, without a car.
  expect(days.map(({ morning }) => morning[0]?.cost)).toEqual([15_000, 15_000]);
  expect(days[0]!.morning[0]!.notes).toEqual(['The allowance of the day covers buses and shuttles.']);
  expect(days[0]!.accommodationSuggestion).toBe('served-inn');
  expect(days[0]!.evening[0]!.notes).toEqual(['Shuttle to Gate, 200 m on foot.']);
  expect(checklist.some(({ type }) => type === 'carRental')).toBe(false);
  const names = days
    .flatMap(({ morning, afternoon }) => [...morning, ...afternoon])
    .flatMap(({ place: at }) => at?.slug ?? []);
  expect(new Set(names)).toEqual(new Set(['served', 'other']));
});

test('a bed behind a closed road says how to get there', () => {
  const park = catalog({ stays: [stay({ notices: [gate], transit: [shuttle] })] });
  const { days } = planTrip(form(), park, null, rules);
  expect(days[0]!.evening[0]!.notes).toEqual([
    'By shuttle only: the road is closed to private vehicles.',
    'Shuttle to Gate, 200 m on foot.',
  ]);
});
