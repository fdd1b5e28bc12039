import { describe, expect, test } from 'vitest';
import { catalog, form, place, rules, stay, stopAt, planTrip } from './fixtures/testTrips.ts';
import { formProblem, planFromChoices } from './planTrip.ts';
import type { TripForm } from './trip.ts';
import { tripContext } from './tripContext.ts';

const lake = place({ slug: 'lake', name: 'Far Lake' });
const mine = place({ slug: 'mine', name: 'Old Mine' });
const ride = place({ kind: 'activity', slug: 'ride', name: 'A ride', price: 60, pricePer: 'person' });
const offered = catalog({ places: [lake, mine, ride] });
const plan = (given: Partial<TripForm> = {}, from = offered) => planTrip(form(given), from, null, rules);

test('a day trip of one person, worked by hand', () => {
  // Listed: meals 80, no car 40, a ride 60, a pass 10. Budgeted of 500: meals min(100, 150), 75, 60.
  const { days, totals, checklist, choices } = plan({ endDate: '2027-07-05', groupSize: 1, budget: '500' });
  expect(days.map(({ totalCost }) => totalCost)).toEqual([18_000]);
  expect(totals).toEqual({
    total: 19_000,
    pass: 1000,
    perPerson: 19_000,
    budgeted: 23_500,
    budget: 50_000,
  });
  expect(choices.stays).toEqual([]);
  expect(checklist.map(({ type }) => type)).toEqual(['adventure', 'insurance', 'flights']);
});

test('two days of two people, worked by hand', () => {
  // 1000 a day, budgeted: meals 200, transport 150 and 195, a night 200, the ride 120.
  // Listed: meals 160, transport 40 and 100, a night 200, the ride 120, passes 2 × 2 × 10.
  const { totals } = plan();
  expect(totals).toMatchObject({ total: 82_000, budgeted: 106_500, pass: 4000, perPerson: 41_000 });
});

test('a week of ten people on the default budget, worked by hand', () => {
  // 142.85 a day. Budgeted: meals 30 % are 42.86, transport 21.43, from day 2 on 111.43 with two cars, a room for 200
  // is above 60 %: 71.43. Listed: 10 × 80, 40 and 2 × 100, five rooms for 200; ten passes for 7 days at 10.
  const { days, totals } = plan({ endDate: '2027-07-11', groupSize: 10, budget: '' });
  expect(days.map(({ budgeted }) => budgeted)).toEqual([
    13_572, 22_572, 22_572, 22_572, 22_572, 22_572, 15_429,
  ]);
  expect(days.map(({ totalCost }) => totalCost)).toEqual([
    184_000, 200_000, 200_000, 200_000, 200_000, 200_000, 100_000,
  ]);
  expect(totals.total).toBe(1_284_000 + 70_000);
});

test('the sum of the parts is the sum that is shown', () => {
  const { days, totals } = plan({ endDate: '2027-07-09', groupSize: 3, childAges: [4] });
  const rows = days.flatMap(({ morning, afternoon, evening }) => [...morning, ...afternoon, ...evening]);
  expect(rows.reduce((sum, { cost }) => sum + cost, totals.pass)).toBe(totals.total);
  expect(rows.reduce((sum, { budgeted }) => sum + budgeted, 0)).toBe(totals.budgeted);
});

test('a morning has the attraction, an afternoon the activity, a night its bed at 6:00 PM, and the last day none', () => {
  const { days } = plan({ endDate: '2027-07-06' });
  const [first, last] = days;
  expect(first?.morning.map(({ type, time }) => `${time} ${type}`)).toEqual([
    '07:30 travel',
    '07:30 meal',
    '08:00 attraction',
  ]);
  expect(first?.afternoon.map(({ type, time }) => `${time} ${type}`)).toEqual([
    '12:00 meal',
    '13:00 activity',
  ]);
  expect(first?.evening.map(({ type, time }) => `${time} ${type}`)).toEqual([
    '18:00 accommodation',
    '19:00 meal',
  ]);
  expect(last?.evening.map(({ type }) => type)).toEqual(['meal']);
});

test('a room below the chosen kind by a few dollars is one of it', () => {
  const stays = [stay({ slug: 'cheap', price: 200 }), stay({ slug: 'real', price: 289 })];
  const { choices } = plan({ accommodationType: 'mid-range' }, { ...offered, stays });
  expect(choices.stays.map((bed) => bed?.slug)).toEqual(['real']);
});

test('a hard day is followed by an easy one', () => {
  const pass = place({ kind: 'trail', slug: 'pass', minutes: 300, interests: ['hiking'], bestMonths: null });
  const peak = { ...pass, slug: 'peak', name: 'peak' };
  const given = { interests: ['hiking'], endDate: '2027-07-07' };
  const { days } = plan(given, catalog({ places: [pass, peak, lake] }));
  const isHard = days.map(({ highlight }) => highlight?.kind === 'trail');
  expect(isHard).toEqual([true, false, true]);
  expect(days[1]?.notes).toContain('An easy day after a hard one.');
});

test('two hard days that a visitor put in a row are said', () => {
  const pass = place({ kind: 'trail', slug: 'pass', name: 'Pass', minutes: 300 });
  const peak = { ...pass, slug: 'peak', name: 'Peak' };
  const context = tripContext(form(), catalog({ places: [pass, peak] }), rules);
  const days = [[stopAt(pass, 'morning', true)], [stopAt(peak, 'morning', true)]];
  const { warnings } = planFromChoices(context, { stays: [], days }, null).days[1]!;
  expect(warnings).toEqual(['Peak: the second hard day in a row.']);
});

describe('a form that cannot be planned', () => {
  test.each<[Partial<TripForm>, string]>([
    [{ startDate: '' }, 'Choose a start date and an end date.'],
    [{ endDate: '2027-07-04' }, 'The trip ends before it starts. Choose a later end date.'],
    [{ endDate: '2027-08-04' }, 'Plans can be up to 30 days. Choose an earlier end date.'],
    [{ groupSize: 11 }, 'A plan is for 1 to 10 people.'],
    [
      { groupSize: 1, childAges: [4] },
      'At least one adult is needed. "People" counts everyone, children included.',
    ],
  ])('%j', (given, problem) => {
    expect(formProblem(form(given), rules)).toBe(problem);
  });

  test('up to thirty days can', () => {
    expect(formProblem(form({ endDate: '2027-08-03' }), rules)).toBeNull();
  });
});
