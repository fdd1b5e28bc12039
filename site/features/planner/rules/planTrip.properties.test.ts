import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MonthName, monthNames } from '#schemas/rules/months.ts';
import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import { propertyRuns } from '#fixtures/testScope.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { addDays } from '../../../calendar/dates.ts';
import { cents, mealCosts, transportCost } from './money/costs.ts';
import { decodePlan, encodePlan } from '../share/planCode.ts';
import { isClosedToCars, keptOutBecause } from './places/placeNotices.ts';
import { formProblem, planTrip, type TripPlan } from './planTrip.ts';
import { closedBecause, isHard, isRestful, suitsLevel } from './places/suitability.ts';
import { catalog, form, north, place, rules, stay, busLink } from './fixtures/testTrips.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripForm } from './trip.ts';

const anyNotice: fc.Arbitrary<BoundNotice> = fc.record({
  title: fc.constantFrom('Gate', 'Groups', 'Dogs'),
  kind: fc.constantFrom('closure', 'restriction' as const),
  who: fc.constantFrom([], ['groups-under-four' as const], ['dogs' as const], ['cars' as const]),
  when: fc.record({
    from: fc.constantFrom(null, null, '2027-07-01'),
    to: fc.constantFrom(null, null, '2028-02-29'),
    yearly: fc.constantFrom(null, null, { from: '07-10', to: '09-15' }, { from: '11-01', to: '03-31' }),
    hours: fc.constantFrom(null, null, { from: '20:00', to: '08:30' }, { from: '13:00', to: '14:00' }),
  }),
  part: fc.constantFrom(null, null, 'beyond the bridge'),
});

/** Draws from `usual` three times out of four, else from `wild`. */
function mostly<T>(usual: fc.Arbitrary<T>, wild: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: wild });
}

const shuttle: PlannerPlace['transit'][number] = busLink({ line: 'Shuttle', stop: 'Gate', kind: 'shuttle' });

/** A place of any kind, hard or easy, near or far, dear or free, open or closed. Most can be planned in most trips. */
const anyPlace = fc.record({
  kind: fc.constantFrom('attraction', 'activity', 'trail' as const),
  latitude: mostly(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 120 })).map(north),
  minutes: mostly(fc.integer({ min: 60, max: 240 }), fc.integer({ min: 15, max: 700 })),
  price: fc.option(fc.integer({ min: 0, max: 400 })),
  pricePer: fc.constantFrom(null, 'person', 'canoe hour'),
  difficulty: mostly(fc.constant(null), fc.constantFrom('easy', 'moderate', 'hard')),
  interests: fc.subarray(['hiking', 'culture', 'winter']),
  open: mostly(
    fc.constant(null),
    fc.constantFrom({ from: '06-01', to: '09-15' }, { from: '12-01', to: '03-31' }),
  ),
  winterState: fc.constantFrom(null, 'exposed', 'recommended', 'unrated' as const),
  bestMonths: mostly(
    fc.constant(null),
    fc.constantFrom<MonthName[]>(['january'], ['july', 'august'], ['may', 'october']),
  ),
  isClosedToCars: mostly(fc.constant(false), fc.boolean()),
  climbM: mostly(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1600 })),
  callsForCar: fc.boolean(),
  transit: fc.subarray([shuttle]),
  notices: fc.oneof(fc.constant<BoundNotice[]>([]), fc.array(anyNotice, { maxLength: 2 })),
});
const anyCatalog: fc.Arbitrary<TripCatalog> = fc
  .record({
    places: mostly(
      fc.array(anyPlace, { minLength: 12, maxLength: 25, size: 'max' }),
      fc.array(anyPlace, { maxLength: 25 }),
    ),
    prices: fc.array(fc.option(fc.integer({ min: 0, max: 1200 })), { maxLength: 4 }),
    saved: fc.array(fc.nat(24), { maxLength: 4 }),
  })
  .map(({ places, prices, saved }) => {
    const named = places.map((given, index): PlannerPlace => {
      const isFree = given.kind !== 'activity';
      return place({ ...given, slug: `place-${index}`, ...(isFree && { price: 0 }) });
    });
    const keys = saved.flatMap((index) => (named[index] ? [keyOf(named[index])] : []));
    const stays = prices.map((price, index) =>
      stay({ slug: `stay-${index}`, price, latitude: north(index * 30) }),
    );
    return catalog({ places: named, stays, saved: [...new Set(keys)] });
  });
const anyForm: fc.Arbitrary<TripForm> = fc
  .record({
    first: fc.integer({ min: 0, max: 730 }),
    days: mostly(
      fc.integer({ min: 3, max: 9 }),
      fc.oneof(fc.constantFrom(1, 2, 7), fc.integer({ min: 1, max: 30 })),
    ),
    budget: mostly(
      fc.integer({ min: 2000, max: 20_000 }).map(String),
      fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 40_000 }).map(String)),
    ),
    groupSize: mostly(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 10 })),
    interests: mostly(
      fc.constant<string[]>(['hiking', 'culture']),
      fc.subarray(['hiking', 'culture', 'winter', 'none']),
    ),
    activityLevel: mostly(fc.constant('active'), fc.constantFrom('relaxed', 'moderate')),
    accommodationType: fc.constantFrom('budget', 'mid-range', 'luxury', ''),
    arrivalTime: mostly(fc.constant(''), fc.constantFrom('00:00', '15:30', '23:59')),
    departureTime: mostly(fc.constant(''), fc.constantFrom('00:00', '11:00', '23:59')),
    childAges: mostly(fc.constant<number[]>([]), fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 })),
    transport: mostly(fc.constant('car'), fc.constant('bus')),
    isOneBed: fc.boolean(),
    specialRequests: fc.string(),
  })
  .map(({ first, days, ...given }) => {
    const startDate = addDays('2027-01-01', first);
    const childAges = given.childAges.slice(0, given.groupSize - 1);
    return { ...given, childAges, startDate, endDate: addDays(startDate, days - 1), diningPreference: 'any' };
  });

const runs = propertyRuns(200);

/** Checks something of the plan of any trip in any park. */
function forAnyPlan(check: (plan: TripPlan, offered: TripCatalog) => void): void {
  fc.assert(
    fc.property(anyForm, anyCatalog, (form, offered) => check(planTrip(form, offered, null, rules), offered)),
    runs,
  );
}
const itemsOf = ({ morning, afternoon, evening }: TripPlan['days'][number]) => [
  ...morning,
  ...afternoon,
  ...evening,
];
const visitedOn = (day: TripPlan['days'][number]) =>
  itemsOf(day).flatMap(({ stop, place: at }) => (stop && at ? [at] : []));
const dailyOf = ({ totals, days }: TripPlan) => Math.floor(totals.budget / days.length);

test('the drawn plans hold enough stops of each sort that the properties look at', () => {
  const plans = fc
    .sample(fc.tuple(anyForm, anyCatalog), { seed: 1, numRuns: 50 })
    .map(([form, offered]) => planTrip(form, offered, null, rules));
  const days = plans.flatMap((plan) =>
    plan.days.map((day, index) => {
      const before = plan.days[index - 1];
      return {
        visited: visitedOn(day),
        isAfterHardDay: before !== undefined && visitedOn(before).some((at) => isHard(at, rules)),
        isPaid: itemsOf(day).some(({ stop, cost }) => stop !== null && cost > 0),
        isInWinter: /-(?:11|12|01|02|03|04)-/.test(day.date),
        isWithoutCar: visitedOn(day).every((at) => isClosedToCars(at, day.date)),
      };
    }),
  );
  const withStops = days.filter(({ visited }) => visited.length > 0);
  const visited = days.flatMap((day) => day.visited);
  expect(visited.length).toBeGreaterThanOrEqual(135);
  expect(visited.filter((at) => isHard(at, rules)).length).toBeGreaterThanOrEqual(42);
  expect(withStops.filter(({ isAfterHardDay }) => isAfterHardDay).length).toBeGreaterThanOrEqual(15);
  expect(withStops.filter(({ isPaid }) => isPaid).length).toBeGreaterThanOrEqual(17);
  expect(withStops.filter(({ isWithoutCar }) => isWithoutCar).length).toBeGreaterThanOrEqual(5);
  const inWinter = withStops.filter(({ isInWinter }) => isInWinter).flatMap((day) => day.visited);
  expect(inWinter.filter(({ kind }) => kind === 'trail').length).toBeGreaterThanOrEqual(19);
});

test('a day for each date from the first to the last', () => {
  forAnyPlan(({ form, days, choices }) => {
    expect(days.map(({ date }) => date)).toEqual(days.map((_, index) => addDays(form.startDate, index)));
    expect(days.at(-1)?.date).toBe(form.endDate);
    expect(choices.days).toHaveLength(days.length);
  });
});

test('no day is over its caps', () => {
  forAnyPlan((plan) => {
    const daily = dailyOf(plan);
    for (const day of plan.days) {
      const places = itemsOf(day).flatMap(({ place: at }) => at ?? []);
      const meals = mealCosts(plan.form.groupSize, daily, rules.costs);
      const stops = itemsOf(day).filter(({ stop }) => stop !== null);
      const activities = stops.reduce((sum, { cost }) => sum + cost, 0);
      const before = meals.breakfast + meals.lunch;
      const transport = transportCost(day.carRentalNeeded, plan.form.groupSize, daily, rules.costs);
      expect(activities > 0 ? transport + before + activities : 0).toBeLessThanOrEqual(daily * 0.8);
      for (const { price } of places) expect(cents(price ?? 0)).toBeLessThanOrEqual(daily * 0.6);
      expect(meals.breakfast + meals.lunch + meals.dinner).toBeLessThanOrEqual(
        Math.min(10_000 * plan.form.groupSize, Math.round(daily * 0.3)),
      );
      for (const { cost } of itemsOf(day).filter(({ type }) => type === 'accommodation'))
        expect(cost).toBeLessThanOrEqual(Math.max(Math.round(daily * 0.5), daily * 0.6));
    }
  });
});

test('an activity is planned up to 60% of a day, even if the day has room for more', () => {
  const anyCents = fc.integer({ min: 550_000, max: 650_000 });
  fc.assert(
    fc.property(anyCents, (price) => {
      const date = '2027-07-05';
      const alone = form({ startDate: date, endDate: date, groupSize: 1, budget: '10000' });
      const tour = place({ kind: 'activity', price: price / 100 });
      const { choices } = planTrip(alone, catalog({ places: [tour] }), null, rules);
      expect(choices.days.flat()).toHaveLength(price <= 600_000 ? 1 : 0);
    }),
    runs,
  );
});

test('costs add up to the cent', () => {
  forAnyPlan(({ days, totals, form }) => {
    for (const day of days) {
      for (const { cost } of itemsOf(day)) expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true);
      expect(day.totalCost).toBe(itemsOf(day).reduce((sum, { cost }) => sum + cost, 0));
    }
    expect(totals.total).toBe(days.reduce((sum, { totalCost }) => sum + totalCost, 0));
    expect(Math.abs(totals.perPerson * form.groupSize - totals.total)).toBeLessThanOrEqual(
      form.groupSize / 2,
    );
    expect(Math.abs(totals.perDay * days.length - totals.total)).toBeLessThanOrEqual(days.length / 2);
  });
});

test('what stands on a day is open, kept by no notice, in season, not too hard, done by six, and restful after a hard day', () => {
  forAnyPlan((plan, { places }) => {
    const byKey = new Map(places.map((each) => [keyOf(each), each]));
    const level = rules.form.activityLevels.find(({ id }) => id === plan.form.activityLevel);
    for (const [index, stops] of plan.choices.days.entries()) {
      const before = plan.choices.days[index - 1] ?? [];
      const mustRest = before.some(({ place: key }) => isHard(byKey.get(key)!, rules));
      for (const { place: key } of stops) {
        const at = byKey.get(key)!;
        expect(closedBecause(at, plan.days[index]!.date, rules)).toBeNull();
        expect(suitsLevel(at, level!)).toBe(true);
      }
      const tiring = stops.filter(({ place: key }) => !isRestful(byKey.get(key)!, rules));
      expect(mustRest ? tiring : []).toEqual([]);
      for (const { time, duration, drive, stop, place: at } of itemsOf(plan.days[index]!)) {
        if (!stop || !at) continue;
        const start = minutesOf(time) + (drive?.minutes ?? 0);
        const visit = { date: plan.days[index]!.date, start, end: start + at.minutes };
        expect(keptOutBecause(at, visit, plan.form.groupSize)).toBeNull();
        expect(minutesOf(time) + (drive?.minutes ?? 0) + (duration ?? 0)).toBeLessThanOrEqual(18 * 60);
      }
    }
    expect(
      plan.days.flatMap(({ warnings }) => warnings).filter((text) => !text.startsWith('This day costs more')),
    ).toEqual([]);
  });
});

test('in winter every trail is recommended, none is exposed until July, and others are in their best months, or one from them and said', () => {
  forAnyPlan(({ days }) => {
    for (const day of days) {
      const month = Number(day.date.slice(5, 7));
      const isWinter = month >= 11 || month <= 4;
      for (const { place: at, notes } of itemsOf(day)) {
        if (at?.kind !== 'trail') continue;
        const isBest = (of: number) => at.bestMonths?.includes(monthNames[(of + 11) % 12]!) ?? true;
        const isNovemberToJune = isWinter || month <= 6;
        if (isNovemberToJune && at.winterState === 'recommended') continue;
        const barred = !isWinter && isBest(month) ? ['exposed'] : ['exposed', 'unrated'];
        expect(isNovemberToJune ? barred : []).not.toContain(at.winterState);
        expect(isBest(month) || isBest(month - 1) || isBest(month + 1)).toBe(true);
        expect(notes.includes('Edge of its season: check the trail report.')).toBe(!isBest(month));
      }
    }
  });
});

test('a day whose places are all behind closed roads has no rental car', () => {
  forAnyPlan(({ days }) => {
    const withUselessCar = days.filter((day) => {
      const places = itemsOf(day).flatMap(({ place: at }) => at ?? []);
      const isBehind = places.length > 0 && places.every((at) => isClosedToCars(at, day.date));
      return isBehind && day.carRentalNeeded;
    });
    expect(withUselessCar).toEqual([]);
  });
});

test('no place stands twice on a day or in two afternoons, nor in two mornings before each that may stand has stood', () => {
  const anyDays = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 1, max: 12 }), fc.nat(12), (length, sights, rides) => {
      const places = [
        ...Array.from({ length: sights }, (_, index) => place({ slug: `sight-${index}` })),
        ...Array.from({ length: rides }, (_, index) => place({ slug: `ride-${index}`, kind: 'activity' })),
      ];
      const startDate = '2027-07-01';
      const trip = form({
        startDate,
        endDate: addDays(startDate, length - 1),
        budget: '',
        activityLevel: 'active',
        isOneBed: true,
      });
      const { choices } = planTrip(trip, catalog({ places }), null, rules);
      const counts = new Map<PlaceKey, number>(places.map((each) => [keyOf(each), 0]));
      for (const { place: key } of choices.days.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
      const of = (kind: string) =>
        [...counts].flatMap(([key, count]) => (key.startsWith(kind) ? [count] : []));
      expect(Math.max(...of('attraction')) - Math.min(...of('attraction'))).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...of('activity'))).toBeLessThanOrEqual(1);
    }),
    runs,
  );
  forAnyPlan(({ choices }) => {
    for (const stops of choices.days)
      expect(new Set(stops.map((stop) => stop.place)).size).toBe(stops.length);
  });
});

test('any input of the form ends in a plan or a message', () => {
  const someDate = fc.constantFrom('2027-07-05', '2027-07-06', '2027-02-30', '9999-12-31');
  const someSize = fc.integer({ min: -1, max: 12 });
  const otherFields = {
    budget: fc.oneof(fc.string(), fc.double().map(String)),
    interests: fc.array(fc.string()),
    activityLevel: fc.string(),
    accommodationType: fc.string(),
    diningPreference: fc.string(),
    arrivalTime: fc.constantFrom('', '00:00', '15:30', '23:59'),
    departureTime: fc.constantFrom('', '00:00', '11:00', '23:59'),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    transport: fc.constantFrom('car', 'bus'),
    isOneBed: fc.boolean(),
    specialRequests: fc.string(),
  };
  const anyDate = fc.oneof(fc.string(), someDate);
  const anySize = fc.oneof(fc.double(), someSize);
  const anyInput = fc.record({ ...otherFields, startDate: anyDate, endDate: anyDate, groupSize: anySize });
  fc.assert(
    fc.property(anyInput, (form) => {
      const problem = formProblem(form, rules);
      fc.pre(problem !== null);
      expect(problem).toMatch(/\.$/);
    }),
    propertyRuns(500),
  );
  // Only one in about 1,300 of the inputs above can be planned.
  const plannable = fc
    .record({ ...otherFields, startDate: someDate, endDate: someDate, groupSize: someSize })
    .filter((form) => formProblem(form, rules) === null);
  fc.assert(
    fc.property(plannable, anyCatalog, (form, offered) => {
      const { days, totals } = planTrip(form, offered, null, rules);
      expect(days.length).toBeGreaterThan(0);
      expect(Number.isSafeInteger(totals.total)).toBe(true);
    }),
    propertyRuns(500),
  );
});

test('the same input gives the same plan', () => {
  fc.assert(
    fc.property(anyForm, anyCatalog, (form, offered) => {
      const first = planTrip(form, offered, null, rules);
      expect(planTrip(structuredClone(form), structuredClone(offered), null, structuredClone(rules))).toEqual(
        first,
      );
    }),
    runs,
  );
});

test('locked stops stay when the form changes', () => {
  fc.assert(
    fc.property(
      anyForm,
      anyForm,
      anyCatalog,
      fc.infiniteStream(fc.boolean()),
      (form, changed, offered, locks) => {
        const { choices } = planTrip(form, offered, null, rules);
        const days = choices.days.map((stops) =>
          stops.map((stop) => ({ ...stop, isLocked: locks.next().value ?? false })),
        );
        const kept = planTrip(changed, offered, null, rules, { ...choices, days }).choices.days;
        const lastDay = kept.length - 1;
        for (const [index, stops] of days.entries())
          for (const stop of stops.filter(({ isLocked }) => isLocked))
            expect(kept[Math.min(index, lastDay)]).toContainEqual(stop);
        expect(kept.flat().filter(({ isLocked }) => isLocked)).toHaveLength(
          days.flat().filter(({ isLocked }) => isLocked).length,
        );
      },
    ),
    runs,
  );
});

test('the code of a plan is read as the same plan', async () => {
  await fc.assert(
    fc.asyncProperty(anyForm, anyCatalog, async (form, offered) => {
      const { choices, saved } = planTrip(form, offered, null, rules);
      expect(await decodePlan(await encodePlan({ form, choices, saved }))).toEqual({ form, choices, saved });
    }),
    runs,
  );
});
