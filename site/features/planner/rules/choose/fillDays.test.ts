import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { fillDays } from './fillDays.ts';
import { catalog, form, north, place, rules } from '../fixtures/testTrips.ts';
import { keyOf, type Stop, type StopPart, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const sight = (slug: string, given: Partial<PlannerPlace> = {}) => place({ slug, ...given });
const walk = (slug: string, given: Partial<PlannerPlace> = {}) => place({ kind: 'trail', slug, ...given });
const at = (of: PlannerPlace, part: StopPart): Stop => ({
  place: keyOf(of),
  name: of.name,
  part,
  isLocked: false,
});
const full = { leastVisitMinutes: 240, restLeastVisitMinutes: 120 };

interface Case {
  trip?: Partial<TripForm>;
  places?: Partial<PlannerRules['places']>;
}

/** Returns the filled days: "lake+mine | walk" for a morning and an afternoon. */
function filled(days: Stop[][], places: PlannerPlace[], given: Case = {}): string[] {
  const endDate = `2027-07-0${4 + days.length}`;
  const context = tripContext(
    form({ endDate, activityLevel: 'active', ...given.trip }),
    catalog({ places }),
    {
      ...rules,
      places: { ...rules.places, ...full, ...given.places },
    },
  );
  return fillDays(context, { stays: [{ slug: 'inn', name: 'inn' }], days }).days.map((stops) => {
    const of = (part: StopPart) => stops.filter((stop) => stop.part === part).map(({ name }) => name);
    return `${of('morning').join('+')} | ${of('afternoon').join('+')}`;
  });
}
const lake = sight('lake');

test('an empty afternoon gets an attraction, up to 40 km away', () => {
  const mine = (km: number) => sight('mine', { latitude: north(km), minutes: 90 });
  expect(filled([[at(lake, 'morning')]], [lake, mine(39)])).toEqual(['lake | mine']);
  expect(filled([[at(lake, 'morning')]], [lake, mine(41)])).toEqual(['lake | ']);
});

test('of two places alike the nearer one is taken', () => {
  const near = sight('near', { latitude: north(5), minutes: 90 });
  const far = sight('far', { latitude: north(30), minutes: 90 });
  for (const places of [
    [lake, near, far],
    [lake, far, near],
  ])
    expect(filled([[at(lake, 'morning')]], places)[0]).toMatch(/\| near$/);
});

test('parts of days that are empty come before those that have room', () => {
  const others = ['one', 'two', 'three'].map((slug) => sight(slug));
  expect(filled([[at(lake, 'morning')], []], [lake, ...others])).toEqual(['lake | one', 'two | three']);
});

test('a short day gets more near places, up to three in a half day', () => {
  const others = ['one', 'two', 'three', 'four', 'five', 'six'].map((slug) => sight(slug, { minutes: 30 }));
  const [day] = filled([[at(lake, 'morning')]], [lake, ...others], { places: { leastVisitMinutes: 600 } });
  expect(day!.split(' | ').map((part) => part.split('+').length)).toEqual([3, 3]);
});

test('a day with enough visits gets a second place in a half day only within a few kilometres', () => {
  const long = sight('long', { minutes: 120 });
  const ride = sight('ride', { minutes: 120 });
  const day = [[at(long, 'morning'), at(ride, 'afternoon')]];
  const other = (km: number) => sight('other', { latitude: north(km) });
  expect(filled(day, [long, ride, other(4.9)])).toEqual(['long+other | ride']);
  expect(filled(day, [long, ride, other(5.1)])).toEqual(['long | ride']);
  // 360 minutes of visits are a full day.
  const longer = { ...ride, minutes: 240 };
  expect(filled(day, [long, longer, other(1)])).toEqual(['long | ride']);
});

test('a further place stands where it makes the least driving', () => {
  const near = sight('near', { latitude: north(10) });
  const far = sight('far', { latitude: north(30) });
  const other = (km: number) => sight('other', { latitude: north(km), minutes: 30 });
  const day = [[at(near, 'morning'), at(far, 'afternoon')]];
  expect(filled(day, [near, far, other(7)])).toEqual(['other+near | far']);
  expect(filled(day, [near, far, other(13)])).toEqual(['near+other | far']);
});

test('an outing with opening hours stands within them', () => {
  const museum = sight('museum', { hours: [{ from: '10:00', to: '11:30' }] });
  expect(
    filled([[at(lake, 'morning'), at(sight('mine'), 'afternoon')]], [lake, sight('mine'), museum]),
  ).toEqual(['lake+museum | mine']);
});

test('a place of the evening is not planned, and one of the morning is in no afternoon', () => {
  const tour = (timesOfDay: PlannerPlace['timesOfDay']) => sight('tour', { timesOfDay });
  expect(filled([[at(lake, 'morning')]], [lake, tour(['evening'])])).toEqual(['lake | ']);
  expect(filled([[at(lake, 'afternoon')]], [lake, tour(['morning', 'evening'])])).toEqual(['tour | lake']);
});

test('a second walk is a short one, and none is added that is hard', () => {
  const fen = walk('fen');
  const day = [[at(fen, 'morning')]];
  expect(filled(day, [fen, walk('marsh', { minutes: 120 })])).toEqual(['fen | marsh']);
  expect(filled(day, [fen, walk('marsh', { minutes: 121 })])).toEqual(['fen | ']);
  expect(filled([[at(lake, 'morning')]], [lake, walk('ridge', { climbM: 600 })])).toEqual(['lake | ']);
});

test('after a hard walk only rest is added, on that day and the next', () => {
  const ridge = walk('ridge', { climbM: 900, minutes: 240 });
  const steep = sight('steep', { difficulty: 'moderate' });
  expect(filled([[at(ridge, 'morning')]], [ridge, steep, lake])).toEqual(['ridge | lake']);
  expect(filled([[at(ridge, 'morning')], []], [ridge, steep, lake])).toEqual(['ridge | ', 'lake | ']);
  // On the day of the walk, a few kilometres away at most.
  const far = { ...lake, latitude: north(6), minutes: 90 };
  expect(filled([[at(ridge, 'morning')]], [ridge, far])).toEqual(['ridge | ']);
});

test('what costs money is added for an interest alone, and no thing twice', () => {
  const ride = place({
    kind: 'activity',
    slug: 'ride',
    price: 20,
    pricePer: 'person',
    interests: ['culture'],
  });
  const day = [[at(lake, 'morning')]];
  expect(filled(day, [lake, ride])).toEqual(['lake | ']);
  expect(filled(day, [lake, ride], { trip: { interests: ['culture'] } })).toEqual(['lake | ride']);
  const twins = { sameThing: [['attraction/lake', 'attraction/shore']] };
  expect(filled(day, [lake, sight('shore')], { places: twins })).toEqual(['lake | ']);
});

test('a departure leaves time for the way back to the bed', () => {
  // 20 km are half an hour: from 13:30 to 14:30, and back at 15:00.
  const mine = sight('mine', { latitude: north(20) });
  const trip = (departureTime: string) =>
    filled([[at(lake, 'morning')]], [lake, mine], { trip: { departureTime } });
  expect(trip('15:00')).toEqual(['lake | mine']);
  expect(trip('14:59')).toEqual(['lake+mine | ']);
});
