import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { formProblem, planFromChoices, planTrip } from './planTrip.ts';
import { catalog, form, place, rules, stay } from './fixtures/testTrips.ts';
import type { TripForm } from './trip.ts';
import { tripContext } from './tripContext.ts';

const lake = place({ slug: 'lake', name: 'Far Lake' });
const mine = place({ slug: 'mine', name: 'Old Mine' });
const ride = place({ kind: 'activity', slug: 'ride', name: 'A ride', price: 60, pricePer: 'person' });
const offered = catalog({ places: [lake, mine, ride] });
const plan = (given: Partial<TripForm> = {}, from = offered) => planTrip(form(given), from, null, rules);

test('a day trip of one person, worked by hand', () => {
  // 500 for one day. Meals min(100, 150): 25, 35, 40. Transport 75, no car. A ride for 60. 100 + 75 + 60 = 235.
  const { days, totals, checklist, choices } = plan({ endDate: '2027-07-05', groupSize: 1, budget: '500' });
  expect(days).toHaveLength(1);
  expect(days[0]!.totalCost).toBe(23_500);
  expect(totals).toEqual({ total: 23_500, perPerson: 23_500, perDay: 23_500, budget: 50_000 });
  expect(choices.stays).toEqual([]);
  expect(checklist.map(({ type }) => type)).toEqual(['adventure', 'insurance', 'flights']);
});

test('two days of two people, worked by hand', () => {
  // 2000: 1000 a day. Meals 200 a day, transport 150 and 195, one night for 200, a ride for 2 × 60.
  // 200 + 150 + 200 + 120 = 670, and 200 + 195 = 395: 1065.
  const { days, totals } = plan();
  expect(days.map(({ totalCost }) => totalCost)).toEqual([67_000, 39_500]);
  expect(totals).toEqual({ total: 106_500, perPerson: 53_250, perDay: 53_250, budget: 200_000 });
});

test('a week of ten people on the default budget, worked by hand', () => {
  // 1000: 142.85 a day. Meals 30 % are 42.86 (42.855), less than 10 × 100. Transport 15 % are 21.43, from day 2 on 111.43
  // with two cars.
  // A room for 200 is above 60 %: 71.43 (71.425) count. The ride for 10 × 60 is above 80 %.
  const { days, totals } = plan({ endDate: '2027-07-11', groupSize: 10, budget: '' });
  expect(days.map(({ totalCost }) => totalCost)).toEqual([
    13_572, 22_572, 22_572, 22_572, 22_572, 22_572, 15_429,
  ]);
  // 135.72 + 5 × 225.72 + 154.29 = 1418.61.
  expect(totals).toEqual({ total: 141_861, perPerson: 14_186, perDay: 20_266, budget: 100_000 });
  expect(
    days
      .flatMap(({ morning, afternoon }) => [...morning, ...afternoon])
      .some(({ item }) => item === 'A ride'),
  ).toBe(false);
});

test('five winter days of a hiker who is a beginner hold the recommended walks, and no trail that is not', () => {
  const walk = (slug: string, winterState: PlannerPlace['winterState'], given: Partial<PlannerPlace> = {}) =>
    place({ kind: 'trail', slug, winterState, interests: ['hiking'], ...given });
  const park = catalog({
    places: [
      walk('glacier', 'exposed'),
      walk('valley', 'unrated', { bestMonths: ['january'] }),
      walk('fen', 'recommended', { bestMonths: ['july'] }),
      walk('shore', 'recommended'),
      walk('pass', 'recommended', { difficulty: 'hard' }),
      lake,
    ],
    stays: [stay()],
  });
  const winter = { startDate: '2027-01-11', endDate: '2027-01-15', interests: ['hiking'] };
  const { days } = plan({ ...winter, activityLevel: 'relaxed' }, park);
  const walks = days.flatMap(({ morning, afternoon }) =>
    [...morning, ...afternoon].flatMap(({ place: at, reason, time }) =>
      at?.kind === 'trail' ? [[at.slug, reason, time]] : [],
    ),
  );
  // At 8:00 it is dark, so mornings begin at 8:15. The park has no more places, so they come again.
  expect(new Set(walks.map(([slug]) => slug))).toEqual(new Set(['fen', 'shore']));
  expect(walks.map(([, why, time]) => `${time} ${why}`)).toEqual(
    expect.arrayContaining(['13:00 Recommended as a winter walk', '08:15 Recommended as a winter walk']),
  );
});

test('thirty days have thirty days and 29 nights', () => {
  const { days } = plan({ endDate: '2027-08-03', budget: '30000' });
  expect(days).toHaveLength(30);
  expect(days.filter(({ accommodationSuggestion }) => accommodationSuggestion === 'inn')).toHaveLength(29);
  // 1000 a day: meals 200, transport 195 (150 on the first), a room for 200; one ride for 120.
  expect(days.reduce((sum, { totalCost }) => sum + totalCost, 0)).toBe(
    100 * (30 * 200 + 150 + 29 * 195 + 29 * 200 + 120),
  );
});

const aPlanNeedsAnAdult =
  'A plan needs an adult. Enter more people than children, because people counts the whole group.';

test.each([
  [{ startDate: '' }, 'Choose a start date and an end date.'],
  [{ endDate: '' }, 'Choose a start date and an end date.'],
  [{ startDate: '2027-02-30' }, 'Choose a start date and an end date.'],
  [{ endDate: '2027-07-04' }, 'The trip ends before it starts. Choose a later end date.'],
  [{ endDate: '2027-08-04' }, 'A plan holds at most 30 days. Choose an earlier end date.'],
  [{ groupSize: 0 }, 'A plan is for 1 to 10 people.'],
  [{ groupSize: 11 }, 'A plan is for 1 to 10 people.'],
  [{ groupSize: 1.5 }, 'A plan is for 1 to 10 people.'],
  [{ groupSize: Number.NaN }, 'A plan is for 1 to 10 people.'],
  [{ groupSize: 2, childAges: [6, 9] }, aPlanNeedsAnAdult],
  [{ groupSize: 1, childAges: [17] }, aPlanNeedsAnAdult],
  [{ budget: '-500' }, 'A budget cannot be below zero.'],
  [{ budget: 'abc' }, 'We cannot read this as an amount. Write digits alone, for example 1500.'],
])('%j: a message instead of a plan', (given, message) => {
  expect(formProblem(form(given), rules)).toBe(message);
  expect(() => plan(given)).toThrow(new RangeError(message));
});

test.each([
  { endDate: '2027-07-05' },
  { endDate: '2027-08-03' },
  { groupSize: 1 },
  { groupSize: 10 },
  { groupSize: 3, childAges: [6, 9] },
  { budget: '1.500' },
  { budget: '', interests: ['x'], activityLevel: 'x', accommodationType: 'x', diningPreference: 'x' },
])('%j: a plan', (given) => {
  expect(formProblem(form(given), rules)).toBeNull();
  expect(plan(given).days.length).toBeGreaterThan(0);
});

test('a plan of its choices is the plan', () => {
  const first = plan({ interests: ['culture'] });
  expect(planFromChoices(tripContext(first.form, offered, rules), first.choices, null)).toEqual(first);
});

test('a plan of a trip that became longer has days without stops at its end', () => {
  const { choices } = plan();
  const context = tripContext(form({ endDate: '2027-07-07' }), offered, rules);
  const { days } = planFromChoices(context, choices, null);
  expect(days).toHaveLength(3);
  expect(days[2]!.notes).toEqual(['A free day, because the rest that fits is in your plan already.']);
});

test('advice and what was left out are part of it', () => {
  const closed = place({ slug: 'closed', name: 'Ice Rink', open: { from: '12-01', to: '03-31' } });
  const from = { ...offered, places: [...offered.places, closed], saved: ['attraction/closed' as const] };
  const { advice, unplanned, form: asked } = plan({}, from);
  expect(advice.season).toBe('summer');
  expect(unplanned).toEqual(['Ice Rink: closed on this date']);
  expect(asked).toEqual(form());
});

test('a guide without places has plans, too', () => {
  const { days, choices } = plan({}, catalog({ places: [], stays: [] }));
  expect(choices).toEqual({ stays: [null], days: [[], []] });
  expect(days.map(({ notes }) => notes)).toEqual([
    ['A free day, because nothing that fits is open.'],
    ['A free day, because nothing that fits is open.'],
  ]);
});

test('a capped room is named with what it is listed at', () => {
  // 60 % of 1000 is 600.
  const { days } = plan(
    { accommodationType: 'luxury' },
    { ...offered, stays: [stay({ slug: 'palace', price: 900 })] },
  );
  expect(days[0]!.evening[0]).toMatchObject({ item: 'palace', cost: 50_000, listed: 90_000 });
});
