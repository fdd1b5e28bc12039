import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#fixtures/testScope.ts';
import { decodePlan, encodePlan } from './planCode.ts';
import { planLimits } from '../rules/planLimits.ts';
import { noTrips, readStoredTrips, type SharedPlan } from './plan.ts';
import { planTrip } from '../rules/planTrip.ts';
import { catalog, form, place, rules } from '../rules/fixtures/testTrips.ts';
import { keyOf, type TripChoices } from '../rules/trip.ts';
import { addDays } from '../../../calendar/dates.ts';

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
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(2_500);
    expect(await decodePlan(code)).toEqual({
      form: plan.form,
      choices: plan.choices,
      saved: plan.saved,
    });
  },
);

const anyChoices: fc.Arbitrary<TripChoices> = fc.record({
  stays: fc.array(fc.option(fc.record({ slug: fc.string(), name: fc.string(), isOwn: fc.boolean() })), {
    maxLength: 5,
  }),
  days: fc.array(
    fc.array(
      fc.record({
        place: fc.constantFrom('attraction/a', 'trail/b-2', 'activity/c' as const),
        name: fc.string(),
        part: fc.constantFrom('morning', 'afternoon' as const),
        isOwn: fc.boolean(),
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
    propertyRuns(50),
  );
});

test('one changed, missing or added character is noticed, wherever it stands', async () => {
  const code = await encodePlan(shared);
  for (let at = 0; at < code.length; at += 7) {
    const other = code[at] === 'A' ? 'B' : 'A';
    for (const text of [
      code.slice(0, at) + other + code.slice(at + 1),
      code.slice(0, at) + code.slice(at + 1),
      `${code.slice(0, at)}x${code.slice(at)}`,
    ]) {
      expect(await decodePlan(text)).toEqual({ problem: expect.stringContaining('incomplete') });
    }
  }
});

test.each(['', 'A', '2.abcdefgh.AAAA', '..', 'A'.repeat(50_000)])(
  'code %#, of which nothing is a plan, is refused',
  async (code) => {
    expect(await decodePlan(code)).toEqual({ problem: expect.stringContaining('incomplete') });
  },
);

test('a code that was made of something else than a plan is refused', async () => {
  const code = await encodePlan({ form: form(), choices: { stays: [], days: [] }, saved: [] });
  expect(await decodePlan(code)).not.toHaveProperty('problem');
  for (const broken of [
    { ...shared, form: form({ startDate: '2027-02-30' }) },
    { ...shared, saved: ['trail/../x' as const] },
    {
      ...shared,
      choices: {
        stays: [],
        days: [[{ place: 'attraction/../x' as const, name: 'x', part: 'morning' as const, isOwn: false }]],
      },
    },
  ])
    expect(await decodePlan(await encodePlan(broken))).toEqual({
      problem: expect.stringContaining('incomplete'),
    });
});

test('thirty days fit into the address of a message', async () => {
  const code = await encodePlan(planFor(addDays('2027-07-05', 29)));
  expect(code.length).toBeLessThan(2_000);
});

const tooMuch: [string, SharedPlan][] = [
  ['60,000 letters', { ...shared, form: form({ specialRequests: 'a'.repeat(60_000) }) }],
  ['one letter more than is kept', { ...shared, form: form({ specialRequests: 'a'.repeat(2001) }) }],
  ['a budget of 201 characters', { ...shared, form: form({ budget: '9'.repeat(201) }) }],
  ['101 interests', { ...shared, form: form({ interests: Array.from({ length: 101 }, () => 'x') }) }],
  ['a million days', { ...shared, choices: { stays: [], days: Array.from({ length: 1e6 }, () => []) } }],
  ['101 days', { ...shared, choices: { stays: [], days: Array.from({ length: 101 }, () => []) } }],
  ['301 stops', { ...shared, choices: { stays: [], days: [stops(151), stops(150)] } }],
  ['501 saved places', { ...shared, saved: Array.from({ length: 501 }, () => 'trail/a' as const) }],
  [
    'a bed with a long name',
    { ...shared, choices: { stays: [{ slug: 'a', name: 'b'.repeat(201), isOwn: false }], days: [] } },
  ],
];

function stops(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    place: `trail/way-${n}` as const,
    name: `The way number ${n}`,
    part: 'morning' as const,
    isOwn: false,
  }));
}

test.each(tooMuch)('a link with %s is refused, and so is such a plan on the device', async (_, plan) => {
  expect(await decodePlan(await encodePlan(plan))).toEqual({
    problem: expect.stringContaining('incomplete'),
  });
  expect(readStoredTrips({ ...noTrips, trip: plan })).toBeNull();
});

test('a plan that holds the most of everything comes back whole', async () => {
  const plan: SharedPlan = {
    form: form({ specialRequests: 'ü'.repeat(planLimits.requests), budget: '9'.repeat(planLimits.word) }),
    choices: {
      stays: [{ slug: 'inn', name: 'I'.repeat(planLimits.word), isOwn: false }],
      days: [stops(planLimits.stops), ...Array.from({ length: planLimits.days - 1 }, () => [])],
    },
    saved: Array.from({ length: planLimits.savedPlaces }, (_, n) => `attraction/some-lake-${n}` as const),
  };
  expect(await decodePlan(await encodePlan(plan))).toEqual(plan);
  expect(readStoredTrips({ ...noTrips, trip: plan })?.trip).toEqual(plan);
});

test('bombs of any content are refused at once', async () => {
  const bomb = fc.tuple(fc.string({ maxLength: 5 }), fc.integer({ min: 1e5, max: 3e7 }));
  await fc.assert(
    fc.asyncProperty(bomb, async ([text, size]) => {
      const code = codeOf(text.padEnd(1, '[').repeat(Math.ceil(size / Math.max(1, text.length))));
      expect(await decodePlan(code)).toEqual({ problem: expect.any(String) });
    }),
    propertyRuns(20),
  );
});

/** A code of any text. */
const codeOf = (text: string) => deflateSync(text).toString('base64url');

test.each([
  'null',
  '{}',
  '[]',
  '7',
  '[[[[[[',
  '{"__proto__":{}}',
  JSON.stringify(Array.from({ length: 12 }, () => null)),
  JSON.stringify(Array.from({ length: 12 }, () => [])),
])('a code of %s is refused', async (text) => {
  expect(await decodePlan(codeOf(text))).toEqual({ problem: expect.stringContaining('incomplete') });
});

test.each([')', '].', ',', '>', '%3E', '"', '»', '.', '**', ') and more'])(
  'a link with %s after it is read',
  async (sign) => {
    expect(await decodePlan(`${await encodePlan(shared)}${sign}`)).toEqual(shared);
  },
);
