import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { catalog, form, north, place, rules, searchPlan, stay, stopAt } from './fixtures/testTrips.ts';
import { dayOfPlan, sumOf } from './simulatedDay.ts';
import { dayValue, overBudgetValue } from './planValue.ts';
import { searchInSlices } from './search.ts';
import { simulateDay } from './simulateDay.ts';
import {
  positionsIn,
  type Stop,
  stopParts,
  type TripCatalog,
  type TripChoices,
  type TripForm,
} from './trip.ts';
import { type TripContext, tripContext } from './tripContext.ts';

/** Returns the value of a plan, or -Infinity if something is wrong with it. */
function valueOf(context: TripContext, choices: TripChoices): number {
  let [value, cost] = [0, 0];
  for (const index of context.dates.keys()) {
    const day = simulateDay(context, dayOfPlan(context, choices, index));
    if (day.faults.length > 0) return -Infinity;
    value += dayValue(context, day);
    cost += sumOf(day.cost);
  }
  return value + overBudgetValue(context, cost);
}

/** Returns the best value of all plans with these beds: every set of places in every order on every day. */
function bestOfAll(
  context: TripContext,
  stays: TripChoices['stays'],
  day = 0,
  days: TripChoices['days'] = [],
): number {
  if (day === context.dates.length) return valueOf(context, { stays, days });
  const used = new Set(days.flat().map(({ place: key }) => key));
  const left = context.places.filter(({ key }) => !used.has(key));
  const orders = new Map<string, Stop[]>([['', []]]);
  for (const stops of orders.values())
    for (const one of left.filter(({ key }) => stops.every(({ place: other }) => other !== key)))
      for (const part of stopParts)
        for (const at of positionsIn(stops, part, 3)) {
          const longer = stops.toSpliced(at, 0, stopAt(one.place, part));
          const today = { ...dayOfPlan(context, { stays, days }, day), stops: longer };
          const name = longer.map((stop) => `${stop.part} ${stop.place}`).join();
          if (simulateDay(context, today).faults.length === 0) orders.set(name, longer);
        }
  return Math.max(
    ...[...orders.values()].map((stops) => bestOfAll(context, stays, day + 1, [...days, stops])),
  );
}

/** Returns a generator of whole numbers below a bound, the same for a seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function instance(seed: number): { trip: TripForm; park: TripCatalog } {
  const random = randomOf(seed);
  const days = 1 + (seed % 2);
  const places = Array.from({ length: days === 1 ? 5 : 4 }, (_, index): PlannerPlace => {
    const kind = (['attraction', 'trail', 'activity'] as const)[random(3)]!;
    return place({
      slug: `place-${index}`,
      kind,
      featured: index + 1,
      latitude: north(random(60)),
      minutes: 30 + random(8) * 30,
      interests: random(2) === 0 ? ['hiking'] : [],
      winterState: kind === 'trail' ? 'recommended' : null,
      ...(kind === 'activity' && { price: random(3) * 40, pricePer: 'person' }),
      ...(random(4) === 0 && { hours: [{ from: '09:00', to: '15:00' }] }),
    });
  });
  const stays = [stay(), stay({ slug: 'hut', latitude: north(40), price: 150 })];
  const trip = form({ endDate: days === 1 ? '2027-07-05' : '2027-07-06', interests: ['hiking'] });
  return { trip, park: catalog({ places, stays }) };
}

test('on 200 small trips the plan has at least 95 % of the best value of all plans', () => {
  const shares = Array.from({ length: 200 }, (_, seed) => {
    const { trip, park } = instance(seed + 1);
    const context = tripContext(trip, park, rules);
    const found = valueOf(context, searchPlan(context, null));
    const beds = trip.startDate === trip.endDate ? [[]] : park.stays.map((bed) => [{ ...bed, isOwn: false }]);
    const best = Math.max(...beds.map((stays) => bestOfAll(context, stays)));
    return best <= 0 ? 1 : found / best;
  });
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95);
});

test('the same trip gives the same plan, at once and in slices', async () => {
  const { trip, park } = instance(8);
  const context = () => tripContext(structuredClone(trip), structuredClone(park), rules);
  const plan = searchPlan(context(), null);
  expect(plan.days.flat()).not.toEqual([]);
  expect(searchPlan(context(), null)).toEqual(plan);
  expect(await searchInSlices(context(), null)).toEqual(plan);
});

test('what the visitor added and the bed that the visitor chose stay, also on days that the trip no longer has', () => {
  const { park } = instance(3);
  const [first, second] = park.places;
  const kept: TripChoices = {
    stays: [{ slug: 'hut', name: 'hut', isOwn: true }, null],
    days: [[stopAt(first!, 'afternoon', true)], [], [stopAt(second!, 'afternoon', true)]],
  };
  const planned = searchPlan(tripContext(form(), park, rules), kept);
  expect(planned.stays).toEqual(kept.stays.slice(0, 1));
  expect(planned.days[0]).toContainEqual(kept.days[0]![0]);
  expect(planned.days[1]).toContainEqual(kept.days[2]![0]);
  expect(planned.days.flat().filter(({ isOwn }) => isOwn)).toHaveLength(2);
});

test('no place and nothing like it is planned twice', () => {
  const alike = { ...rules, places: { ...rules.places, sameThing: [['attraction/a', 'attraction/b']] } };
  const park = catalog({ places: ['a', 'b', 'c'].map((slug) => place({ slug })) });
  const { days } = searchPlan(tripContext(form({ endDate: '2027-07-09' }), park, alike), null);
  expect(
    days
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['a', 'c']);
});

test('what the guide features comes before more hours at places that it does not', () => {
  const places = [
    place({ slug: 'bay', minutes: 240 }),
    place({ slug: 'cliff', minutes: 240, featured: 2 }),
    place({ slug: 'dale', minutes: 180, featured: 1 }),
  ];
  const { days } = searchPlan(tripContext(form({ endDate: '2027-07-05' }), catalog({ places }), rules), null);
  expect(
    days
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['cliff', 'dale']);
});

test('a place that may be closed is planned last', () => {
  const doubtful = place({ slug: 'baths', interests: ['hiking'], mayBeClosed: 'Look before you go' });
  const trip = form({ endDate: '2027-07-05', interests: ['hiking'] });
  const planned = (places: PlannerPlace[]) =>
    searchPlan(tripContext(trip, catalog({ places }), rules), null)
      .days.flat()
      .map(({ name }) => name);
  expect(planned([doubtful, place()])).toEqual(['tarn']);
  const saved = catalog({ places: [doubtful], saved: ['attraction/baths'] });
  expect(searchPlan(tripContext(trip, saved, rules), null).days.flat()).toHaveLength(1);
});

test('a second bed is chosen for places far from the first one', () => {
  const far = Array.from({ length: 4 }, (_, index) =>
    place({ slug: `far-${index}`, featured: 1, latitude: north(80), minutes: 240, interests: ['hiking'] }),
  );
  const near = Array.from({ length: 6 }, (_, index) =>
    place({ slug: `near-${index}`, featured: 1, minutes: 240, interests: ['hiking'] }),
  );
  const stays = [stay(), stay({ slug: 'hut', latitude: north(80) })];
  const trip = form({ endDate: '2027-07-09', interests: ['hiking'], budget: '9000' });
  const planned = searchPlan(tripContext(trip, catalog({ places: [...near, ...far], stays }), rules), null);
  expect(new Set(planned.stays.map((bed) => bed?.slug))).toEqual(new Set(['inn', 'hut']));
  const planOf = (slug: string) => planned.days.flat().filter(({ name }) => name.startsWith(slug)).length;
  expect([planOf('far'), planOf('near')]).toEqual([4, 6]);
});
