import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { choicesWith, lockedStops } from './choosePlaces.ts';
import { bedCandidates } from '../beds/bedCandidates.ts';
import { chooseBeds } from '../beds/chooseBeds.ts';
import { catalog, form, north, place, rules } from '../fixtures/testTrips.ts';
import type { Stop, TripCatalog, TripChoices, TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

interface Case {
  trip?: Partial<TripForm>;
  catalog?: Partial<TripCatalog>;
  rules?: PlannerRules;
  kept?: TripChoices;
}

/** The stops of each day: "lake | walk" for a morning and an afternoon. */
function days(places: PlannerPlace[], given: Case = {}): string[] {
  const context = tripContext(form(given.trip), catalog({ places, ...given.catalog }), given.rules ?? rules);
  const locked = lockedStops(context, given.kept ?? null);
  return choicesWith(context, chooseBeds(context, bedCandidates(context), locked), locked).days.map(
    (stops) => {
      const of = (part: Stop['part']) => stops.filter((stop) => stop.part === part).map(({ name }) => name);
      return `${of('morning').join('+')} | ${of('afternoon').join('+')}`;
    },
  );
}
const oneDay = { endDate: '2027-07-05' };
const sight = (slug: string, given: Partial<PlannerPlace> = {}) => place({ slug, ...given });
const walk = (slug: string, given: Partial<PlannerPlace> = {}) => place({ kind: 'trail', slug, ...given });
const tour = (slug: string, given: Partial<PlannerPlace> = {}) =>
  place({ kind: 'activity', slug, price: 40, pricePer: 'person', ...given });

test('an attraction in the morning, an activity in the afternoon, in the order of the guide', () => {
  expect(days([sight('lake'), sight('mine'), tour('ride'), tour('sail')])).toEqual([
    'lake | ride',
    'mine | sail',
  ]);
});

test('an activity for at most 60 % of the daily budget, by its price', () => {
  // 60 % of 100 is 60. One person: 15 for transport, 30 % for meals of which 7.50 and 10.50 come before: 33 + 40 ≤ 80.
  const trip = { ...oneDay, budget: '100', groupSize: 1 };
  expect(days([sight('lake'), tour('ride', { price: 47 })], { trip })).toEqual(['lake | ride']);
  // 33 + 47.01 > 80.
  expect(days([sight('lake'), tour('ride', { price: 47.01 })], { trip })).toEqual(['lake | ']);
  // A boat for 61 fits no day of 100, though 1000 people could share it.
  expect(days([tour('sail', { price: 61, pricePer: 'boat' })], { trip })).toEqual([' | ']);
});

test('a trail at the edge of its season comes after those in season, and is planned without them', () => {
  const trip = { ...oneDay, activityLevel: 'active', interests: ['hiking'] };
  const hike = (slug: string, given: Partial<PlannerPlace>) =>
    walk(slug, { interests: ['hiking'], ...given });
  // The edge of the season comes first in the list and is a challenge; both count less than being in season.
  const edge = hike('edge', { bestMonths: ['june', 'august'], difficulty: 'hard' });
  const flat = hike('flat', { bestMonths: ['july'] });
  expect(days([edge, flat], { trip })).toEqual(['flat | ']);
  const between = Array.from({ length: 8 }, (_, n) => hike(`winter-${n}`, { bestMonths: ['december'] }));
  expect(days([edge, ...between, flat], { trip })).toEqual(['flat | ']);
  expect(days([{ ...edge, minutes: 420 }, flat], { trip })).toEqual(['flat | ']);
  expect(days([edge, hike('autumn', { bestMonths: ['september'] })], { trip })).toEqual(['edge | ']);
  expect(days([edge, flat], { trip, catalog: { saved: ['trail/edge'] } })).toEqual(['edge | ']);
});

test('an activity without a price is not planned, nor one twice', () => {
  expect(days([sight('lake'), sight('mine'), tour('ride'), tour('sail', { price: null })])).toEqual([
    'lake | ride',
    'mine | ',
  ]);
});

test('an attraction of the afternoon is planned there, and a tour of the morning in no afternoon', () => {
  const trip = { ...oneDay, interests: ['culture'] };
  const spring = sight('spring', { timesOfDay: ['afternoon', 'evening'] });
  expect(days([sight('lake'), spring], { trip })).toEqual(['lake | spring']);
  const watch = tour('watch', { timesOfDay: ['morning', 'evening'], interests: ['culture'] });
  expect(days([watch], { trip })).toEqual(['watch | ']);
  expect(days([tour('stars', { timesOfDay: ['evening'], interests: ['culture'] })], { trip })).toEqual([
    ' | ',
  ]);
  expect(days([{ ...watch, interests: [] }], { trip })).toEqual([' | ']);
});

test('places of a day lie up to 40 km apart', () => {
  const trip = oneDay;
  expect(days([sight('lake'), tour('ride', { latitude: north(39.9) })], { trip })).toEqual(['lake | ride']);
  expect(days([sight('lake'), tour('ride', { latitude: north(40.1) })], { trip })).toEqual(['lake | ']);
  // Then rather the afternoon that was saved, and nothing before it.
  const saved = ['activity/ride'] as const;
  expect(
    days([sight('lake'), tour('ride', { latitude: north(40.1) })], { trip, catalog: { saved } }),
  ).toEqual([' | ride']);
});

test('two walks do not share a day, and one thing is done once', () => {
  expect(days([walk('ridge'), walk('marsh')], { trip: oneDay })).toEqual(['ridge | ']);
  const same = { ...rules, places: { ...rules.places, sameThing: [['attraction/lake', 'trail/shore']] } };
  expect(days([sight('lake'), walk('shore')], { rules: same })).toEqual(['lake | ', 'lake | ']);
  expect(days([sight('lake'), walk('shore')])).toEqual(['lake | shore', 'lake | ']);
});

test('interests before the order of the guide', () => {
  const places = [sight('lake'), sight('mine', { interests: ['culture'] })];
  expect(days(places, { trip: { ...oneDay, interests: ['culture'] } })).toEqual(['mine | ']);
  expect(days(places, { trip: oneDay })).toEqual(['lake | ']);
});

test('what was saved before interests, a saved attraction in an afternoon, too', () => {
  const places = [sight('lake', { interests: ['culture'] }), sight('mine'), sight('fort')];
  const trip = { ...oneDay, interests: ['culture'] };
  expect(days(places, { trip, catalog: { saved: ['attraction/fort'] } })).toEqual(['lake | fort']);
  expect(days(places, { trip, catalog: { saved: ['attraction/fort', 'attraction/mine'] } })).toEqual([
    'mine | fort',
  ]);
});

test('a whole day for those who like it, and a rest after it', () => {
  const ridge = walk('ridge', { minutes: 360, difficulty: 'hard', interests: ['hiking'] });
  const places = [
    sight('lake'),
    ridge,
    walk('marsh', { interests: ['hiking'] }),
    walk('gorge', { minutes: 180 }),
  ];
  const trip = { endDate: '2027-07-07', activityLevel: 'active', interests: ['hiking'] };
  expect(days(places, { trip })).toEqual(['ridge | ', 'lake | marsh', 'gorge | ']);
  expect(days(places, { trip: { ...trip, interests: [] } })[0]).toBe('lake | marsh');
});

test('skis for a whole day where they were asked for and the day can pay', () => {
  const skis = tour('skis', { minutes: 480, price: 100, interests: ['winter'] });
  const trip = { ...oneDay, budget: '1000', interests: ['winter'] };
  expect(days([sight('lake'), skis], { trip })).toEqual(['skis | ']);
  expect(days([sight('lake'), skis], { trip: { ...trip, interests: [] } })).toEqual(['lake | ']);
  expect(
    days([sight('lake'), skis], { trip: { ...trip, interests: [] }, catalog: { saved: ['activity/skis'] } }),
  ).toEqual(['skis | ']);
  expect(days([sight('lake'), { ...skis, price: 591 }], { trip: { ...trip, groupSize: 1 } })).toEqual([
    'lake | ',
  ]);
});

test('two efforts that are more than a full day do not share one', () => {
  const trip = { ...oneDay, activityLevel: 'active', interests: ['hiking'] };
  const climb = tour('climb', { minutes: 180, difficulty: 'moderate' });
  const meadow = (minutes: number) =>
    sight('meadow', { minutes, difficulty: 'moderate', interests: ['hiking'] });
  expect(days([meadow(180), climb], { trip })).toEqual(['meadow | climb']);
  expect(days([meadow(181), climb], { trip })).toEqual(['meadow | ']);
  expect(days([meadow(181), { ...climb, difficulty: 'easy' }], { trip })).toEqual(['meadow | climb']);
});

const stop = (slug: string, part: Stop['part'], isLocked = true): Stop => ({
  place: `attraction/${slug}`,
  name: slug,
  part,
  isLocked,
});

test('a locked afternoon gets a morning near it that ends in time and is another thing', () => {
  const kept = { stays: [], days: [[stop('mine', 'afternoon')], []] };
  const far = sight('far', { latitude: north(50), minutes: 90 });
  const long = sight('long', { minutes: 301 });
  const twin = sight('twin');
  const same = { ...rules, places: { ...rules.places, sameThing: [['attraction/mine', 'attraction/twin']] } };
  const places = [far, long, twin, sight('mine'), sight('lake')];
  expect(days(places, { kept, rules: same, trip: oneDay })).toEqual(['lake | mine']);
});
