import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { hardestFirst } from './hardestFirst.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { keyOf, type Stop, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const lake = place({ slug: 'lake', minutes: 240 });
const walk = place({ kind: 'trail', slug: 'walk', minutes: 240, climbM: 500 });
const stroll = place({ kind: 'trail', slug: 'stroll', minutes: 40 });

/** Returns the order of a day "lake | walk" of places of the morning and of the afternoon. Its beds are `nightKm` apart. */
function order(
  morning: PlannerPlace[],
  afternoon: PlannerPlace[],
  given: { locked?: string[]; trip?: Partial<TripForm>; nightKm?: number } = {},
): string {
  const stopsIn = (part: Stop['part'], places: PlannerPlace[]) =>
    places.map((each) => ({
      place: keyOf(each),
      name: each.name,
      part,
      isLocked: given.locked?.includes(each.slug) ?? false,
    }));
  const stays = [stay(), stay({ slug: 'lodge', latitude: north(given.nightKm ?? 0) })];
  const context = tripContext(
    form({ endDate: '2027-07-07', activityLevel: 'active', ...given.trip }),
    catalog({ places: [...morning, ...afternoon], stays }),
    rules,
  );
  const stops = [...stopsIn('morning', morning), ...stopsIn('afternoon', afternoon)];
  const isFirstDay = given.trip?.arrivalTime !== undefined;
  const days = isFirstDay ? [stops, [], []] : [[], stops, []];
  const ordered = hardestFirst(context, {
    stays: stays.map(({ slug, name }) => ({ slug, name })),
    days,
  }).days;
  const of = (part: Stop['part']) =>
    (ordered[isFirstDay ? 0 : 1] ?? []).filter((stop) => stop.part === part).map(({ name }) => name);
  return `${of('morning').join('+')} | ${of('afternoon').join('+')}`;
}

test('the long walk takes the morning, and the lake the afternoon', () => {
  expect(order([lake], [walk])).toBe('walk | lake');
  expect(order([walk], [lake])).toBe('walk | lake');
});

test('a harder tour counts as a walk, and a sight does not', () => {
  const ride = place({ kind: 'activity', slug: 'ride', minutes: 180, difficulty: 'moderate' });
  expect(order([lake], [ride])).toBe('ride | lake');
  expect(order([lake], [{ ...ride, difficulty: 'easy' }])).toBe('lake | ride');
});

test('a short walk does not drive a lake out of its morning', () => {
  expect(order([lake], [stroll])).toBe('lake | stroll');
  expect(order([lake], [{ ...stroll, minutes: 120 }])).toBe('lake | stroll');
  expect(order([lake], [{ ...stroll, minutes: 121 }])).toBe('stroll | lake');
});

test('a walk alone in an afternoon begins in the morning, when that is free', () => {
  expect(order([], [walk])).toBe('walk | ');
  expect(order([], [walk, lake], { trip: { arrivalTime: '12:30' } })).toBe(' | walk+lake');
});

test('best times of the day, opening hours and locks stay', () => {
  expect(order([{ ...lake, timesOfDay: ['morning'] }], [walk])).toBe('lake | walk');
  expect(order([lake], [{ ...walk, timesOfDay: ['afternoon'] }])).toBe('lake | walk');
  expect(order([{ ...lake, hours: [{ from: '08:00', to: '13:00' }] }], [walk])).toBe('lake | walk');
  expect(order([lake], [walk], { locked: ['lake'] })).toBe('lake | walk');
  expect(order([lake], [walk], { locked: ['walk'] })).toBe('lake | walk');
});
