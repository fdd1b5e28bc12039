import { expect, test } from 'vitest';
import type { BoundNotice } from '#schemas/types/published.ts';
import { isClosedToCars, keptOutBecause, noticeNote, noticesDuring } from './placeNotices.ts';
import { planFromChoices, planTrip } from '../planTrip.ts';
import { catalog, form, place, rules, busLink } from '../fixtures/testTrips.ts';
import type { TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';
import { unplannedPlaces } from '../tripProgress.ts';

const notice = (given: Partial<BoundNotice> = {}): BoundNotice => ({
  title: 'Gate locked',
  kind: 'closure',
  who: [],
  when: { from: null, to: null, yearly: null, hours: null },
  part: null,
  ...given,
});
const byNight = notice({
  when: {
    from: null,
    to: null,
    yearly: { from: '03-01', to: '06-25' },
    hours: { from: '20:00', to: '08:00' },
  },
});
const groups = notice({ kind: 'restriction', who: ['groups-under-four'], title: 'Groups of four' });
const noon = { date: '2027-04-10', start: 720, end: 780 };

test.each<[what: string, of: BoundNotice, visit: typeof noon, groupSize: number, reason: string | null]>([
  ['a closure', notice(), noon, 2, 'closed (Gate locked)'],
  ['a closure of a part', notice({ part: 'the far shore' }), noon, 2, null],
  ['a closure to dogs', notice({ who: ['dogs'] }), noon, 2, null],
  ['a closure to cars', notice({ who: ['cars'] }), noon, 2, null],
  ['a restriction for all', notice({ kind: 'restriction' }), noon, 2, null],
  ['groups of four, three people', groups, noon, 3, 'only for groups of four or more (Groups of four)'],
  ['groups of four, four people', groups, noon, 4, null],
  ['a night, at noon', byNight, noon, 2, null],
  ['a night, at 21:00', byNight, { ...noon, start: 1260, end: 1320 }, 2, 'closed (Gate locked)'],
  ['a night, until 20:00', byNight, { ...noon, start: 1140, end: 1200 }, 2, null],
  ['a night, until 20:01', byNight, { ...noon, start: 1140, end: 1201 }, 2, 'closed (Gate locked)'],
  ['a night, from 8:00', byNight, { ...noon, start: 480, end: 540 }, 2, null],
  ['a night, in July', byNight, { date: '2027-07-10', start: 1260, end: 1320 }, 2, null],
])('%s keeps people out: %j', (_what, of, visit, groupSize, reason) => {
  expect(keptOutBecause(place({ notices: [of] }), visit, groupSize)).toBe(reason);
});

test('what does not keep a group out is said at the stop', () => {
  const shore = notice({ ...groups, part: 'beyond the bridge' });
  const at = place({ notices: [groups, shore, notice({ who: ['cars'] }), byNight] });
  expect(noticesDuring(at, noon, { groupSize: 4, transport: 'car', needs: [] }).map(noticeNote)).toEqual([
    'Restricted: Groups of four.',
    'Restricted: Groups of four (beyond the bridge).',
  ]);
  expect(noticesDuring(at, noon, { groupSize: 2, transport: 'car', needs: [] }).map(noticeNote)).toEqual([
    'Restricted: Groups of four (beyond the bridge).',
  ]);
});

test('a closed part is named by the title, since the rest is open', () => {
  const part = notice({ title: 'Lower path closed', part: 'below the road' });
  expect(noticeNote(part)).toBe('Lower path closed (below the road).');
  expect(noticeNote({ ...part, part: null })).toBe('Closed: Lower path closed.');
});

test('a notice for cars alone is none on a trip by bus', () => {
  const parking = notice({ kind: 'restriction', who: ['cars'], title: 'Paid parking' });
  const both = notice({ kind: 'restriction', who: ['cars', 'dogs'], title: 'No cars, no dogs' });
  const at = place({ notices: [parking, both] });
  expect(noticesDuring(at, noon, { groupSize: 2, transport: 'car', needs: [] }).map(noticeNote)).toEqual([
    'For cars: Paid parking.',
    'Restricted: No cars, no dogs.',
  ]);
  expect(noticesDuring(at, noon, { groupSize: 2, transport: 'bus', needs: [] })).toEqual([both]);
});

test('a road is closed to cars on the days of its notice', () => {
  const summer = notice({ who: ['cars'], when: { ...byNight.when, hours: null } });
  expect(isClosedToCars(place({ notices: [summer] }), '2027-06-25')).toBe(true);
  expect(isClosedToCars(place({ notices: [summer] }), '2027-06-26')).toBe(false);
  expect(isClosedToCars(place({ isClosedToCars: true }), '2027-06-26')).toBe(true);
  const beyond = place({ notices: [{ ...summer, part: 'the road beyond' }] });
  expect(isClosedToCars(beyond, '2027-06-25')).toBe(false);
  expect(noticesDuring(beyond, noon, { groupSize: 2, transport: 'car', needs: [] }).map(noticeNote)).toEqual([
    'Closed to cars: Gate locked (the road beyond).',
  ]);
});

const closedPark = catalog({
  places: [place({ slug: 'tarn', notices: [notice()] }), place({ slug: 'mill' })],
});
const stopsOf = (given: TripForm, park: typeof closedPark) =>
  planTrip(given, park, null, rules).days.flatMap((day) =>
    [...day.morning, ...day.afternoon].flatMap(({ place: at }) => (at ? [at.slug] : [])),
  );

test('a closed place is not planned, and a saved one is told with its reason', () => {
  expect(stopsOf(form(), closedPark)).not.toContain('tarn');
  const context = tripContext(form(), { ...closedPark, saved: ['attraction/tarn'] }, rules);
  expect(unplannedPlaces(context, { stays: [], days: [[], []] })).toMatchObject([
    { day: null, why: 'closed (Gate locked)' },
  ]);
});

test('a place for groups of four is planned for four people, and not for three', () => {
  const park = catalog({ places: [place({ slug: 'valley', notices: [groups] })] });
  expect(stopsOf(form({ groupSize: 3 }), park)).toEqual([]);
  expect(stopsOf(form({ groupSize: 4 }), park)).toContain('valley');
});

test('a saved valley behind a closed road: one person does not go, four go without a car', () => {
  const valley = place({ slug: 'valley', callsForCar: true, notices: [notice({ who: ['cars'] }), groups] });
  const park = catalog({ places: [valley], saved: ['attraction/valley'] });
  const planFor = (groupSize: number) =>
    planTrip(form({ groupSize, endDate: '2027-07-05' }), park, null, rules);
  expect(planFor(1).days[0]!.highlight).toBeNull();
  const { days, notices } = planFor(4);
  expect(days[0]!.carRentalNeeded).toBe(false);
  expect(days[0]!.morning.flatMap(({ notes }) => notes)).toEqual([
    'Private vehicles may not go to valley: go by shuttle, bus or bicycle.',
    'Restricted: Groups of four.',
    'The road is closed to private vehicles (Gate locked). Go by shuttle, bus or bicycle.',
  ]);
  expect(notices.map(({ title }) => title)).toEqual(['Groups of four', 'Gate locked']);
});

test('a stop that a visitor keeps in a closed place has a warning', () => {
  const stop = { place: 'attraction/tarn', name: 'tarn', part: 'morning', isOwn: true } as const;
  const context = tripContext(form(), closedPark, rules);
  const plan = planFromChoices(context, { stays: [], days: [[stop], []] }, null);
  expect(plan.days[0]!.warnings).toContain('tarn: closed (Gate locked).');
});

test('a road without cars is said at the stop and among the notices, and no car is booked for it', () => {
  const carFree = notice({
    who: ['cars'],
    title: 'Parkway without cars',
    when: { ...byNight.when, hours: null },
  });
  const given = form({ startDate: '2027-06-25', endDate: '2027-06-25' });
  const shuttle = busLink({ line: 'Shuttle', kind: 'shuttle', stop: 'Parkway' });
  const parkway = place({ slug: 'parkway', notices: [carFree, byNight], transit: [shuttle] });
  const park = catalog({ places: [parkway] });
  const plan = planTrip(given, park, null, rules);
  const rows = plan.days.map(({ morning }) => morning.find(({ place: at }) => at !== null)?.notes);
  const said = ['By shuttle or bicycle: the road is closed to private vehicles.', 'Shuttle to Parkway.'];
  expect(rows).toEqual([said]);
  expect(plan.days.map(({ carRentalNeeded }) => carRentalNeeded)).toEqual([false]);
  expect(plan.notices).toEqual([{ title: 'Parkway without cars', text: 'Day 1: parkway.' }]);
});

test('behind a road without cars nothing is planned where no bus goes, unless it is saved', () => {
  const carFree = notice({ who: ['cars'], when: { ...byNight.when, hours: null } });
  const park = catalog({ places: [place({ slug: 'parkway', notices: [carFree] })] });
  const given = form({ startDate: '2027-06-24', endDate: '2027-06-24' });
  expect(stopsOf(given, park)).toEqual([]);
  expect(stopsOf(given, { ...park, saved: ['attraction/parkway'] })).toEqual(['parkway']);
  expect(stopsOf(form({ startDate: '2027-06-26', endDate: '2027-06-26' }), park)).toEqual(['parkway']);
});
