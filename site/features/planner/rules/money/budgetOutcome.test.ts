import { expect, test } from 'vitest';
import { budgetOutcome } from './budgetOutcome.ts';
import { planFromChoices } from '../planTrip.ts';
import { catalog, form, rules, stay } from '../fixtures/testTrips.ts';
import { tripContext } from '../tripContext.ts';

function outcome(budget: string, price: number, groupSize = 2) {
  const offered = catalog({ stays: [stay({ price })] });
  const bed = { slug: 'inn', name: 'inn' };
  const trip = form({ endDate: '2027-07-07', budget, groupSize });
  const context = tripContext(trip, offered, rules);
  const plan = planFromChoices(context, { stays: [bed, bed], days: [[], [], []] }, null);
  return budgetOutcome(plan, rules);
}

test('what is left is counted with the listed prices of the beds', () => {
  // 3000 in three days. Meals 600, transport 150 + 195 + 195. Two nights at 700 count as 500 each, since 700 > 60 %.
  expect(outcome('3000', 700)).toEqual({
    isAssumed: false,
    gap: 40_000,
    listedTotal: 254_000,
    left: 46_000,
  });
  expect(outcome('3000', 600)).toMatchObject({ gap: 0, listedTotal: 234_000, left: 66_000 });
});

test('a large group needs more rooms than the plan counts', () => {
  // Four people: two rooms for two nights at 200, of which the plan counts one.
  expect(outcome('3000', 200, 4)).toMatchObject({ gap: 40_000 });
});

test('a budget that does not suffice leaves less than nothing', () => {
  // 300 in three days: meals 90, transport 15 + 60 + 60; two nights at 200 count as 50 each.
  expect(outcome('300', 200)).toMatchObject({ gap: 30_000, listedTotal: 62_500, left: -32_500 });
});

test('without a budget the default is assumed', () => {
  expect(outcome(' ', 200)).toMatchObject({ isAssumed: true });
});
