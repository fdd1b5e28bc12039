import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { fillDays } from './fillDays.ts';
import { catalog, form, north, place, rules, stopAt as at } from '../fixtures/testTrips.ts';
import { type Stop, type StopPart, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const sight = (slug: string, given: Partial<PlannerPlace> = {}) => place({ slug, ...given });
const walk = (slug: string, given: Partial<PlannerPlace> = {}) => place({ kind: 'trail', slug, ...given });
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

test('a short day gets more near places, up to three in a half day', () => {
  const others = ['one', 'two', 'three', 'four', 'five', 'six'].map((slug) => sight(slug, { minutes: 30 }));
  const [day] = filled([[at(lake, 'morning')]], [lake, ...others], { places: { leastVisitMinutes: 600 } });
  expect(day!.split(' | ').map((part) => part.split('+').length)).toEqual([3, 3]);
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
