import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { layOutDays, type PlanDay } from './layOutPlan.ts';
import type { PlanItem } from './planItems.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { keyOf, type Stop, type StopPart, type TripCatalog, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const lake = place({ slug: 'lake' });
const mine = place({ slug: 'mine', minutes: 100, latitude: north(20) });
const ride = place({ kind: 'activity', slug: 'ride', price: 60, pricePer: 'person', minutes: 90 });
const ridge = place({ kind: 'trail', slug: 'ridge', minutes: 360, climbM: 900 });
const places = [lake, mine, ride, ridge];

const at = (candidate: (typeof places)[number], part: StopPart): Stop => ({
  place: keyOf(candidate),
  name: candidate.name,
  part,
  isLocked: false,
});

interface Case {
  trip?: Partial<TripForm>;
  catalog?: Partial<TripCatalog>;
  rules?: Partial<PlannerRules['places']>;
  bed?: string | null;
}

/** The days of a trip from 5 July with these stops; two people, 1000 a day, a room for 200. */
function laidOut(stops: Stop[][], given: Case = {}): PlanDay[] {
  const last = String(4 + stops.length).padStart(2, '0');
  const trip = { endDate: `2027-07-${last}`, budget: String(1000 * stops.length), ...given.trip };
  const context = tripContext(form(trip), catalog({ places, ...given.catalog }), {
    ...rules,
    places: { ...rules.places, ...given.rules },
  });
  const slug = given.bed === undefined ? 'inn' : given.bed;
  return layOutDays(context, { stays: slug === null ? [] : [{ slug, name: slug }], days: stops });
}
const rows = (items: PlanItem[]) => items.map(({ time, item, cost }) => `${time} ${item} ${cost / 100}`);
const only = (stops: Stop[], given: Case = {}) => laidOut([stops], given)[0]!;

test('a day has its meals, its way around, its stops and its bed at the times of the specification', () => {
  const [first, last] = laidOut([[at(lake, 'morning'), at(ride, 'afternoon')], [at(mine, 'morning')]]);
  // Meals: min(2 × 100, 30 % of 1000) = 200, split 25, 35 and 40 %. Transport: 15 % of 1000, from day 2 on 45 more.
  expect(rows(first!.morning)).toEqual(['07:30 Local transport 150', '07:30 Breakfast 50', '08:00 lake 0']);
  expect(rows(first!.afternoon)).toEqual(['12:00 Lunch 70', '13:00 ride 120']);
  expect(rows(first!.evening)).toEqual(['18:00 inn 200', '19:00 Dinner 80']);
  expect(first!.totalCost).toBe(67_000);
  expect(rows(last!.morning)).toEqual([
    '07:30 Rental car, fuel and parking 195',
    '07:30 Breakfast 50',
    '08:00 mine 0',
  ]);
  expect(rows(last!.afternoon)).toEqual(['12:00 Lunch 70']);
  // No bed on the last day.
  expect(rows(last!.evening)).toEqual(['19:00 Dinner 80']);
  expect(last!.totalCost).toBe(39_500);
  expect([first!.day, first!.date, last!.day, last!.date]).toEqual([1, '2027-07-05', 2, '2027-07-06']);
  expect([first!.accommodationSuggestion, last!.accommodationSuggestion]).toEqual(['inn', null]);
  expect([first!.carRentalNeeded, last!.carRentalNeeded]).toEqual([false, true]);
});

test('a room above 60 % of the daily budget counts as 50 % of it, and says what it is listed at', () => {
  const bed = (price: number | null) =>
    laidOut([[], []], { catalog: { stays: [stay({ price })] } })[0]!.evening[0];
  expect(bed(600)).toMatchObject({ cost: 60_000, listed: null });
  expect(bed(650)).toMatchObject({ cost: 50_000, listed: 65_000 });
  expect(bed(null)).toMatchObject({ cost: 0, listed: null });
});

test('a bed that is reached later than six has that time', () => {
  // From 13:00, 30 minutes and 260: 17:50, and back at 18:20.
  const far = place({ slug: 'far', latitude: north(20), minutes: 260 });
  const bed = (at6: PlannerPlace) =>
    laidOut([[at(at6, 'afternoon')], []], { catalog: { places: [at6] } })[0]!.evening[0]!.time;
  expect(bed(far)).toBe('18:30');
  expect(bed({ ...far, minutes: 240 })).toBe('18:00');
});

test('without a bed there is none in the evening, and no way to the first stop', () => {
  for (const bed of [null, 'gone']) {
    const [first] = laidOut([[at(mine, 'morning')], []], { bed });
    expect(rows(first!.evening)).toEqual(['19:00 Dinner 80']);
    expect(first!.accommodationSuggestion).toBeNull();
    expect(first!.morning[2]!.drive).toBeNull();
    expect(first!.drive).toEqual({ km: 0, minutes: 0 });
  }
});

test('ways go from the bed to every stop and back', () => {
  // 20 km × 1.5 = 30 km and as many minutes, there, then 0.5 × the same … and back.
  const half = place({ slug: 'half', latitude: north(10) });
  const day = laidOut([[at(mine, 'morning'), at(half, 'afternoon')], []], {
    catalog: { places: [mine, half] },
  })[0]!;
  expect(day.morning[2]!.drive).toEqual({ km: 30, minutes: 30 });
  expect(day.afternoon[1]!.drive).toEqual({ km: 15, minutes: 15 });
  expect(day.drive).toEqual({ km: 60, minutes: 60 });
});

test('a second stop of a morning begins at the next quarter after the first', () => {
  // 8:00, 30 minutes there and 100 minutes: 10:10. Back 30 and 60: 11:45.
  const stops = [at(mine, 'morning'), at(lake, 'morning'), at(ride, 'morning')];
  const { morning } = laidOut([stops, []])[0]!;
  expect(morning.slice(2).map(({ time }) => time)).toEqual(['08:00', '10:15', '11:45']);
  expect(morning.slice(2).map(({ duration }) => duration)).toEqual([100, 60, 90]);
  expect(morning.slice(2).map(({ stopIndex }) => stopIndex)).toEqual([0, 1, 2]);
});

test('lunch is at noon or right after the visit that spans it, and the afternoon begins at one or after lunch', () => {
  const times = (minutes: number) => {
    const long = place({ slug: 'long', minutes });
    const day = only([at(long, 'morning'), at(lake, 'afternoon')], { catalog: { places: [long, lake] } });
    return day.afternoon.map(({ time, item }) => `${time} ${item}`);
  };
  expect(times(60)).toEqual(['12:00 Lunch', '13:00 lake']);
  expect(times(240)).toEqual(['12:00 Lunch', '13:00 lake']);
  expect(times(241)).toEqual(['12:15 Lunch', '13:00 lake']);
  expect(times(300)).toEqual(['13:00 Lunch', '13:30 lake']);
  expect(times(360)).toEqual(['14:00 Lunch', '14:30 lake']);
  expect(times(361)).toEqual(['12:00 Lunch on the way', '14:15 lake']);
});

test('a place that the guide no longer has is named and costs nothing', () => {
  const gone: Stop = { place: 'activity/gone', name: 'Old bridge', part: 'morning', isLocked: true };
  const item = only([gone]).morning[2]!;
  expect(item).toMatchObject({
    item: 'Old bridge',
    type: 'activity',
    cost: 0,
    duration: null,
    place: null,
    drive: null,
    reason: null,
    stop: gone,
    notes: ['The guide no longer has this place.'],
  });
});

test('dinner has the note of what was chosen, else of the first choice', () => {
  const note = (diningPreference: string) => only([], { trip: { diningPreference } }).evening[0]!.notes;
  expect(note('restaurants')).toEqual(['Book a table.']);
  expect(note('any')).toEqual(['Anywhere.']);
  expect(note('picnic')).toEqual(['Anywhere.']);
});

test('a morning outdoors begins at first light, and one indoors without known hours at ten', () => {
  const winter = { startDate: '2027-12-21', endDate: '2027-12-21' };
  const startOf = (given: Case) => only([at(lake, 'morning')], given).morning[2]!.time;
  expect(startOf({ trip: winter })).toBe('08:15');
  expect(startOf({ trip: winter, rules: { indoors: ['attraction/lake'] } })).toBe('10:00');
  expect(startOf({})).toBe('08:00');
});

test('what else a visitor has to know about a stop', () => {
  const given = { indoors: ['attraction/lake'], paidEntry: ['attraction/lake'] };
  expect(only([at(lake, 'morning')], { rules: given }).morning[2]!.notes).toEqual([
    'It may open later than this. Check the hours.',
    'The entry fee is not in the total.',
  ]);
  expect(only([at(lake, 'afternoon')], { rules: given }).afternoon[1]!.notes).toEqual([
    'The entry fee is not in the total.',
  ]);
  const notes = (price: number) =>
    only([at(ride, 'afternoon')], { catalog: { places: [{ ...ride, price }] } }).afternoon[1]!.notes;
  expect(notes(50)).toEqual([]);
  expect(notes(50.01)).toEqual(['Book it ahead.']);
});

test('where the road is closed the stop and the transport of the day say so', () => {
  const closed = { ...lake, name: 'Far Lake', isClosedToCars: true, callsForCar: true };
  const day = only([at(closed, 'morning')], { catalog: { places: [closed] } });
  expect(day.morning[0]).toMatchObject({
    item: 'Local transport',
    notes: ['Private vehicles may not go to Far Lake: go by shuttle, bus or bicycle.'],
  });
  expect(day.carRentalNeeded).toBe(false);
  expect(day.morning[2]!.notes).toEqual(['The road is closed to private vehicles. Book the shuttle.']);
  const mill = place({ slug: 'mill', callsForCar: true });
  const withMill = only([at(closed, 'morning'), at(mill, 'afternoon')], {
    catalog: { places: [closed, mill] },
  });
  expect(withMill.morning[0]).toMatchObject({
    item: 'Rental car, fuel and parking',
    notes: ['Private vehicles may not go to Far Lake: the last part is by shuttle, bus or bicycle.'],
  });
  expect(withMill.carRentalNeeded).toBe(true);
  expect(
    only([at(lake, 'morning')], { catalog: { places: [{ ...lake, callsForCar: true }] } }).morning[0]!.notes,
  ).toEqual([]);
});

test('a trail at the edge of its season says so', () => {
  const notesIn = (bestMonths: PlannerPlace['bestMonths']) => {
    const walk = { ...ridge, bestMonths };
    return only([at(walk, 'morning')], { catalog: { places: [walk] } }).morning[2]!.notes;
  };
  expect(notesIn(['august'])).toEqual(['Edge of its season: check the trail report.']);
  expect(notesIn(['july'])).toEqual([]);
});

test('notes of a day: a rest after a hard one, or that nothing fits', () => {
  const days = laidOut([
    [at(ridge, 'morning')],
    [at(lake, 'morning')],
    [at(ridge, 'morning')],
    [at(ridge, 'morning')],
    [],
  ]);
  expect(days.map(({ notes }) => notes)).toEqual([
    [],
    ['An easy day after a hard one.'],
    [],
    [],
    ['An easy day after a hard one.', 'A free day, because the rest that fits is in your plan already.'],
  ]);
  expect(days.map(({ warnings }) => warnings)).toEqual([
    [],
    [],
    [],
    ['Two hard days, one after the other.'],
    [],
  ]);
});

test('warns of what is closed', () => {
  const closed = { ...lake, open: { from: '08-01', to: '08-31' } };
  expect(only([at(closed, 'morning')], { catalog: { places: [closed] } }).warnings).toEqual([
    'lake: closed on this date.',
  ]);
});

test('warns of what ends after six, and of what outdoors ends after sunset', () => {
  const long = (minutes: number) => place({ slug: 'long', minutes });
  const warnings = (minutes: number, given: Case = {}) =>
    only([at(long(minutes), 'afternoon')], { catalog: { places: [long(minutes)] }, ...given }).warnings;
  expect(warnings(300)).toEqual([]);
  expect(warnings(301)).toEqual(['long ends at 6:01 PM.']);
  const winter = { trip: { startDate: '2027-12-21', endDate: '2027-12-21' } };
  expect(warnings(200, winter)).toEqual([]);
  expect(warnings(240, winter)).toEqual([
    expect.stringMatching(/^long ends at 5:00 PM, after sunset at 4:4\d PM\.$/),
  ]);
  expect(warnings(240, { ...winter, rules: { indoors: ['attraction/long'] } })).toEqual([]);
});

test('a day above its share is told only when the trip is above its budget', () => {
  // Two days of 500: meals 150, transport 75 and 120, a room for 250: 475 and 270.
  const given = (price: number): Case => ({
    trip: { budget: '1000' },
    catalog: { places: [{ ...ride, price }] },
  });
  const warnings = (price: number) =>
    laidOut([[at(ride, 'afternoon')], []], {
      ...given(price),
      catalog: { places: [{ ...ride, price }], stays: [stay({ price: 250 })] },
    }).map((day) => day.warnings);
  // 2 × 127.50 = 255: 475 + 255 + 270 = 1000.
  expect(warnings(127.5)).toEqual([[], []]);
  expect(warnings(127.51)).toEqual([['This day costs more than your daily budget.'], []]);
});

test('a day is named after the place that is worth most, the first in the list of the guide', () => {
  expect(only([at(mine, 'morning'), at(lake, 'afternoon')]).highlight).toBe(lake);
  expect(only([at(lake, 'morning'), at(mine, 'afternoon')]).highlight).toBe(lake);
  expect(only([]).highlight).toBeNull();
});
