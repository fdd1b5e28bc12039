import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePlan, encodePlan, type SharedPlan } from './planCode.ts';
import { planTrip } from './planTrip.ts';
import { catalog, form, place, rules } from './testTrips.ts';
import { keyOf, type TripChoices } from './trip.ts';
import { addDays } from './tripDates.ts';

const places = Array.from({ length: 40 }, (_, n) => place({ slug: `lake-${n}`, name: `Lake ${n} «Ñandú»` }));
const planFor = (endDate: string) =>
  planTrip(
    form({ endDate, specialRequests: 'A quiet “birthday” dinner 🎂' }),
    catalog({ places, saved: [keyOf(places[1]!), 'accommodation/old-inn'] }),
    null,
    rules,
  );
const { form: asked, choices, saved } = planFor('2027-07-11');
const shared: SharedPlan = { form: asked, choices, saved };

test.each(['2027-07-05', '2027-07-06', '2027-07-11', '2027-08-03'])(
  'a trip until %s comes back whole',
  async (end) => {
    const plan = planFor(end);
    const code = await encodePlan(plan);
    expect(code).toMatch(/^1\.[\w-]{8}\.[\w-]+$/);
    expect(code.length).toBeLessThan(2_500);
    expect(await decodePlan(code)).toEqual({
      form: plan.form,
      choices: plan.choices,
      saved: plan.saved,
    });
  },
);

test('a plan of its receiver is the plan of its sender', async () => {
  const received = await decodePlan(await encodePlan(shared));
  if ('problem' in received) throw new Error(received.problem);
  expect(received).toEqual(shared);
});

const anyChoices: fc.Arbitrary<TripChoices> = fc.record({
  stay: fc.option(fc.record({ slug: fc.string(), name: fc.string() })),
  days: fc.array(
    fc.array(
      fc.record({
        place: fc.constantFrom('attraction/a', 'trail/b-2', 'activity/c' as const),
        name: fc.string(),
        part: fc.constantFrom('morning', 'afternoon' as const),
        isLocked: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    { maxLength: 6 },
  ),
});

test('any plan comes back whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyChoices,
      fc.record({ budget: fc.string(), specialRequests: fc.string(), groupSize: fc.integer() }),
      async (chosen, given) => {
        const plan = { form: form(given), choices: chosen, saved: ['trail/b-2', 'accommodation/a'] as const };
        expect(await decodePlan(await encodePlan(plan))).toEqual(plan);
      },
    ),
    { numRuns: 50 },
  );
});

test('one changed, missing or added character is noticed, wherever it stands', async () => {
  const code = await encodePlan(shared);
  for (let at = 2; at < code.length; at += 7) {
    const other = code[at] === 'A' ? 'B' : 'A';
    for (const text of [
      code.slice(0, at) + other + code.slice(at + 1),
      code.slice(0, at) + code.slice(at + 1),
      `${code.slice(0, at)}x${code.slice(at)}`,
    ]) {
      expect(await decodePlan(text)).toEqual({ problem: expect.stringMatching(/damaged|version/) });
    }
  }
});

test.each([
  ['', 'version'],
  ['2.abcdefgh.AAAA', 'version'],
  ['1', 'damaged'],
  ['1..', 'damaged'],
  [`1.abcdefgh.${'A'.repeat(50_000)}`, 'damaged'],
])('code %#, of which nothing is a plan, is refused', async (code, word) => {
  expect(await decodePlan(code)).toEqual({ problem: expect.stringContaining(word) });
});

test('a code that was made of something else than a plan is damaged, though its checksum fits', async () => {
  const code = await encodePlan({ form: form(), choices: { stay: null, days: [] }, saved: [] });
  expect(await decodePlan(code)).not.toHaveProperty('problem');
  for (const broken of [
    { ...shared, form: form({ startDate: '2027-02-30' }) },
    { ...shared, saved: ['trail/../x' as const] },
    {
      ...shared,
      choices: {
        stay: null,
        days: [[{ place: 'attraction/../x' as const, name: 'x', part: 'morning' as const, isLocked: false }]],
      },
    },
  ])
    expect(await decodePlan(await encodePlan(broken))).toEqual({
      problem: expect.stringContaining('damaged'),
    });
});

test('thirty days fit into the address of a message', async () => {
  const code = await encodePlan(planFor(addDays('2027-07-05', 29)));
  expect(code.length).toBeLessThan(2_000);
});
