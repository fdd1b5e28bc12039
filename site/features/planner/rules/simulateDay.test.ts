import { describe, expect, test } from 'vitest';
import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf, timeText } from '#schemas/rules/timeText.ts';
import { busLink, catalog, form, north, place, rules, stay, stopAt } from './fixtures/testTrips.ts';
import { type DayToSimulate } from './simulatedDay.ts';
import { simulateDay } from './simulateDay.ts';
import type { StopPart, TripCatalog, TripForm } from './trip.ts';
import { tripContext } from './tripContext.ts';

const inn = stay();

interface Given {
  trip?: Partial<TripForm>;
  day?: Partial<DayToSimulate>;
  park?: Partial<TripCatalog>;
  bed?: PlannerStay | null;
}

/** Simulates a day of July of places, each with the part of the day. */
function simulate(stops: [PlannerPlace, StopPart?][], { trip, day, park, bed = inn }: Given = {}) {
  const places = stops.map(([at]) => at);
  const context = tripContext(
    form({ endDate: '2027-07-07', ...trip }),
    catalog({ places, stays: [inn], ...park }),
    rules,
  );
  return simulateDay(context, {
    index: 1,
    bed,
    night: bed,
    isAfterHard: false,
    stops: stops.map(([at, part]) => stopAt(at, part)),
    ...day,
  });
}
const faults = (...given: Parameters<typeof simulate>) => simulate(...given).faults.map(({ code }) => code);
const clock = (minutes: number) => timeText(minutes);

describe('times', () => {
  test('one leaves at 8:00 AM and at 1:00 PM, and arrives after the way', () => {
    // 20 km × 1.5 at 60 km/h are 30 minutes.
    const tarn = place({ latitude: north(20) });
    const mill = place({ slug: 'mill', latitude: north(22) });
    const { visits, meals } = simulate([[tarn], [mill, 'afternoon']]);
    expect(visits.map((visit) => [visit!.leave, visit!.arrival, visit!.end].map(clock))).toEqual([
      ['8:00 AM', '8:30 AM', '9:30 AM'],
      ['1:02 PM', '1:05 PM', '2:05 PM'],
    ]);
    expect(clock(meals.lunch!.start)).toBe('12:00 PM');
  });

  test('a place that opens later is reached when it opens', () => {
    const tarn = place({ latitude: north(20), hours: [{ from: '10:00', to: '17:00' }] });
    const [visit] = simulate([[tarn]]).visits;
    expect([visit!.leave, visit!.arrival].map(clock)).toEqual(['9:30 AM', '10:00 AM']);
  });

  test.each([
    [14 * 60, 'Lunch at 2:00 PM', false],
    [14 * 60 + 1, 'on the way', true],
  ])('after a visit until %i minutes lunch is %s', (until, _text, isOnTheWay) => {
    const long = place({ minutes: until - 8 * 60 });
    expect(simulate([[long]]).meals.lunch).toMatchObject({
      start: isOnTheWay ? 720 : 840,
      isOnTheWay,
    });
  });

  test('no meal before one arrives or after one leaves, and dinner waits for a late arrival', () => {
    const first = { index: 0 };
    const of = (arrivalTime: string) => simulate([], { trip: { arrivalTime }, day: first }).meals;
    expect(of('07:30').breakfast).not.toBeNull();
    expect(of('07:31').breakfast).toBeNull();
    expect(clock(of('12:01').lunch!.start)).toBe('12:15 PM');
    expect(of('14:01').lunch).toBeNull();
    expect(clock(of('19:30').dinner!.start)).toBe('8:00 PM');
    expect(clock(of('21:00').dinner!.start)).toBe('9:30 PM');
    expect(of('21:01').dinner).toBeNull();
    const last = { index: 2 };
    const left = (departureTime: string) => simulate([], { trip: { departureTime }, day: last });
    expect(left('09:00').meals).toMatchObject({ breakfast: { start: 450 }, lunch: null, dinner: null });
    expect(left('19:01').meals.dinner).not.toBeNull();
  });

  test('a day that ends before it can begin has no car and no transport', () => {
    const { cost, budgeted, withCar } = simulate([], { trip: { departureTime: '08:59' }, day: { index: 2 } });
    expect([cost.transport, budgeted.transport, withCar]).toEqual([0, 0, false]);
    expect(simulate([], { trip: { departureTime: '09:00' }, day: { index: 2 } }).withCar).toBe(true);
  });
});

describe('what is wrong', () => {
  test('nothing with a walk near the bed', () => {
    expect(faults([[place()]])).toEqual([]);
  });

  test.each<[string, Partial<PlannerPlace>, Given?]>([
    ['closed', { open: { from: '07-07', to: '09-30' } }],
    ['hours', { hours: [{ from: '06:00', to: '08:59' }] }],
    ['unfit', { difficulty: 'hard' }],
    ['unfit', {}, { trip: { needs: ['wheelchairs'] } }],
    ['unfit', { isForOlder: true }, { trip: { groupSize: 2, childAges: [7] } }],
    ['unasked', { price: null }],
    ['order', { timesOfDay: ['afternoon'] }],
    ['late', { minutes: 601 }],
    ['noBus', {}, { trip: { transport: 'bus' }, bed: stay({ latitude: north(3) }) }],
    ['noRoad', { isClosedToCars: true }],
    ['rest', { minutes: 241 }, { day: { isAfterHard: true } }],
    ['far', { latitude: north(62) }],
    ['oneWay', { end: { latitude: north(9), longitude: 8, roadEnd: null, transit: [] } }],
  ])('%s: %j', (code, given, more) => {
    expect(faults([[place(given)]], more)).toContain(code);
  });

  test.each<[Partial<PlannerPlace>, Given?]>([
    [{ open: { from: '07-06', to: '09-30' } }],
    [{ hours: [{ from: '06:00', to: '09:00' }] }],
    [{ suits: ['wheelchairs'] }, { trip: { needs: ['wheelchairs'] } }],
    [{ isForOlder: true }, { trip: { groupSize: 2, childAges: [8] } }],
    [{ minutes: 600 }],
    [{ transit: [busLink()] }, { trip: { transport: 'bus' }, bed: stay({ latitude: north(3) }) }],
    [{ isClosedToCars: true, transit: [busLink()] }],
    [{ minutes: 240 }, { day: { isAfterHard: true } }],
    [{ latitude: north(60) }],
    [
      {
        transit: [busLink()],
        end: { latitude: north(9), longitude: 8, roadEnd: null, transit: [busLink({ stop: 'End' })] },
      },
    ],
  ])('nothing: %j', (given, more) => {
    expect(faults([[place(given)]], more)).toEqual([]);
  });

  test('the way back to the start of a one-way walk takes its time', () => {
    const end = { latitude: north(20), longitude: 8, roadEnd: null, transit: [busLink()] };
    const [visit] = simulate([[place({ transit: [busLink()], end })]]).visits;
    // An hour of walk, 30 minutes on the bus and 15 of waiting.
    expect(visit!.end - visit!.arrival).toBe(60 + 30 + 15);
  });

  test('an outdoor visit after sunset, but not one indoors', () => {
    const late = place({ minutes: 290 });
    const trip = { startDate: '2027-12-05', endDate: '2027-12-07' };
    expect(faults([[late, 'afternoon']], { trip })).toContain('dark');
    const indoors = { ...rules, places: { ...rules.places, indoors: ['attraction/tarn'] } };
    const context = tripContext(form(trip), catalog({ places: [late] }), indoors);
    const stops = [stopAt(late, 'afternoon')];
    const day = { index: 1, bed: inn, night: inn, isAfterHard: false, stops };
    expect(simulateDay(context, day).faults).toEqual([]);
  });

  test('more driving than the rules allow, unless one moves', () => {
    const far = place({ latitude: north(110), minutes: 300 });
    // 165 km are 165 minutes each way.
    expect(faults([[far]])).toContain('driving');
    const away = stay({ slug: 'hut', latitude: north(110) });
    expect(faults([[far]], { park: { stays: [inn, away] }, day: { night: away } })).not.toContain('driving');
  });

  test('two walks of a day are together at most a fifth longer than the longest one of the level', () => {
    const walk = (slug: string, minutes: number) =>
      place({ kind: 'trail', slug, minutes, winterState: 'recommended' });
    const day = (second: number) => faults([[walk('a', 240)], [walk('b', second), 'afternoon']]);
    expect(day(120)).not.toContain('tiring');
    expect(day(121)).toContain('tiring');
    expect(faults([[walk('a', 300)]])).not.toContain('tiring');
  });

  test('places above four fifths of the daily budget with transport, breakfast and lunch', () => {
    // 1000 a day: transport 195, breakfast 50, lunch 70; 485 of 800 are left for two people.
    const ride = (price: number) => place({ kind: 'activity', price, pricePer: 'person' });
    expect(faults([[ride(242.5)]], { trip: { budget: '3000' } })).toEqual([]);
    expect(faults([[ride(242.51)]], { trip: { budget: '3000' } })).toEqual(['money']);
  });
});

test('costs as listed and as budgeted, worked by hand', () => {
  // Listed: a room for 200, two people at 80 for meals, a car for 100. Budgeted of 1000 a day: meals 200, 150 + 45, 200.
  const { cost, budgeted } = simulate([], { trip: { budget: '3000' } });
  expect(cost).toEqual({
    places: 0,
    breakfast: 4000,
    lunch: 5600,
    dinner: 6400,
    transport: 10_000,
    night: 20_000,
  });
  expect(budgeted).toEqual({
    places: 0,
    breakfast: 5000,
    lunch: 7000,
    dinner: 8000,
    transport: 19_500,
    night: 20_000,
  });
  const capped = simulate([], { trip: { budget: '900' } });
  expect([capped.cost.night, capped.budgeted.night]).toEqual([20_000, 15_000]);
});

test('a car from the second day on or for what calls for one, and none behind closed roads alone', () => {
  const car = (index: number, given: Partial<PlannerPlace>) =>
    simulate([[place({ transit: [busLink()], ...given })]], { day: { index } }).withCar;
  expect([car(0, {}), car(1, {})]).toEqual([false, true]);
  expect(car(0, { callsForCar: true })).toBe(true);
  expect(car(0, { latitude: north(101), transit: [] })).toBe(true);
  expect(car(1, { isClosedToCars: true, callsForCar: true })).toBe(false);
});

test('the fixture begins its days as the specification says', () => {
  expect([rules.day.morning, rules.day.afternoon].map(minutesOf)).toEqual([480, 780]);
});
