import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { layOutDays } from './layOutPlan.ts';
import { catalog, form, north, place, rules, stay, busLink, stopAt as stop } from '../fixtures/testTrips.ts';
import { type TripCatalog, type TripForm } from '../trip.ts';
import { planTrip } from '../planTrip.ts';
import { tripContext } from '../tripContext.ts';

const table = (slug: string, given: Partial<PlannerPlace> = {}) =>
  place({ kind: 'activity', slug, meals: ['breakfast', 'lunch', 'dinner'], ...given });

interface Case {
  trip?: Partial<TripForm>;
  catalog?: Partial<TripCatalog>;
  stops?: PlannerPlace[];
  days?: number;
}

/** Returns the places named for breakfast, lunch and dinner of each day. */
function namedFor(
  tables: PlannerPlace[],
  { trip, catalog: more, stops = [], days = 1 }: Case = {},
): string[][] {
  const dates = { startDate: '2027-07-05', endDate: `2027-07-0${4 + days}` };
  const context = tripContext(
    form({ ...dates, ...trip }),
    catalog({ places: [...stops, ...tables], ...more }),
    rules,
  );
  const laidOut = layOutDays(context, {
    stays: [{ slug: 'inn', name: 'inn' }],
    days: Array.from({ length: days }, () => stops.map((at) => stop(at, 'morning'))),
  });
  return laidOut.map(({ morning, afternoon, evening }) =>
    [...morning, ...afternoon, ...evening].flatMap(({ type, notes }) =>
      type === 'meal' ? [notes.flatMap((note) => /^For example (.*), /.exec(note)?.[1] ?? []).join()] : [],
    ),
  );
}

test('a meal names the nearest place to eat that serves it, another one for each meal of a day', () => {
  const [near, middle, far] = [
    table('near'),
    table('middle', { latitude: north(1) }),
    table('far', { latitude: north(2) }),
  ];
  expect(namedFor([far, near, middle])).toEqual([['near', 'middle', 'far']]);
  expect(
    namedFor([table('bakery', { meals: ['breakfast'] }), table('grill', { meals: ['dinner'] })]),
  ).toEqual([['bakery', '', 'grill']]);
  // A place on a summit is a place to eat, but no meal of a day.
  expect(namedFor([table('summit', { meals: [] }), place({ slug: 'lake' })])).toEqual([['', '', '']]);
});

test('lunch is near the last stop before it, breakfast and dinner near the bed', () => {
  const valley = place({ slug: 'valley', latitude: north(20), minutes: 100 });
  const tables = [table('home'), table('hut', { latitude: north(21) })];
  expect(namedFor(tables, { stops: [valley] })).toEqual([['home', 'hut', '']]);
});

test.each([
  [5, 'edge'],
  [5.1, ''],
])('a place %f km from the bed is named if it is within 5 km: %j', (km, expected) => {
  expect(namedFor([table('edge', { latitude: north(km), meals: ['dinner'] })])).toEqual([['', '', expected]]);
});

test('different ones on different days, and again from the first when all were named', () => {
  const dinners = [
    table('one', { meals: ['dinner'] }),
    table('two', { meals: ['dinner'], latitude: north(1) }),
  ];
  expect(namedFor(dinners, { days: 3 }).map(([, , dinner]) => dinner)).toEqual(['one', 'two', 'one']);
});

test.each<[string, Partial<PlannerPlace>, string]>([
  ['open on the last day of its season', { open: { from: '06-01', to: '07-05' } }, 'place'],
  ['closed since the day before', { open: { from: '06-01', to: '07-04' } }, ''],
  ['open until dinner is over', { hours: [{ from: '17:00', to: '20:00' }] }, 'place'],
  ['closed before dinner is over', { hours: [{ from: '17:00', to: '19:45' }] }, ''],
])('a place %s', (_why, given, expected) => {
  expect(namedFor([table('place', { meals: ['dinner'], ...given })])).toEqual([['', '', expected]]);
});

test('without a car it is a walk of 1 km away, or a bus stops there', () => {
  const bus = busLink({ line: 'Bus 1', stop: 'Mill', walkM: 100 });
  const dinner = (km: number, transit: (typeof bus)[] = []) =>
    namedFor(
      [
        table('place', {
          meals: ['dinner'],
          latitude: north(km),
          transit,
        }),
      ],
      {
        trip: { transport: 'bus' },
      },
    )[0]?.[2];
  expect([dinner(1), dinner(1.1), dinner(1.1, [bus])]).toEqual(['place', '', 'place']);
});

test('with the wish for dining, dinner is at the dearer place, and who cooks is told of none', () => {
  const cheap = table('cheap', { interests: ['dining'], priceBand: 'modest' });
  const dear = table('dear', { interests: ['dining'], priceBand: 'dear', latitude: north(1) });
  const unknown = table('unknown', { interests: ['dining'], latitude: north(2) });
  const dinner = (trip: Partial<TripForm>) =>
    namedFor(
      [cheap, unknown, dear].map((at) => ({ ...at, meals: ['dinner'] as const satisfies string[] })),
      { trip },
    )[0]?.[2];
  expect(dinner({})).toBe('cheap');
  expect(dinner({ interests: ['dining'] })).toBe('dear');
  const cooking = {
    ...rules,
    form: { ...rules.form, dining: [{ id: 'any', label: 'Any', note: 'Cook.', cooks: true }] },
  };
  const context = tripContext(
    form({ endDate: '2027-07-05' }),
    catalog({ places: [{ ...cheap, meals: ['dinner'] }] }),
    cooking,
  );
  const [day] = layOutDays(context, { stays: [{ slug: 'inn', name: 'inn' }], days: [[]] });
  expect(day?.evening.map(({ notes }) => notes)).toEqual([['Cook.']]);
});

test('a place to eat is a stop only if it was saved', () => {
  const stopsWith = (saved: TripCatalog['saved']) =>
    planTrip(
      form({ interests: ['dining'] }),
      catalog({ places: [table('inn-table', { interests: ['dining'] })], stays: [stay()], saved }),
      null,
      rules,
    )
      .choices.days.flat()
      .map(({ name }) => name);
  expect(stopsWith([])).toEqual([]);
  expect(stopsWith(['activity/inn-table'])).toEqual(['inn-table']);
});
