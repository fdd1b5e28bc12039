import { expect, test } from 'vitest';
import { catalog, form, north, place, rules, stay, stopAt } from './fixtures/testTrips.ts';
import {
  addStop,
  alternatives,
  changeBed,
  moveStop,
  nightsOfStay,
  otherBeds,
  removeStop,
  stepTarget,
  swapStop,
} from './planEdits.ts';
import { planFromChoices } from './planTrip.ts';
import type { TripChoices } from './trip.ts';
import { tripContext } from './tripContext.ts';
import { unplannedPlaces } from './tripProgress.ts';

const lake = place({ slug: 'lake' });
const mine = place({ slug: 'mine' });
const fair = place({ slug: 'fair', open: { from: '07-06', to: '07-06' } });
const hut = stay({ slug: 'hut', price: 150 });
const shut = stay({ slug: 'shut', open: { from: '01-01', to: '01-31' } });
const bed = (slug: string, isOwn = false) => ({ slug, name: slug, isOwn });
const park = catalog({ places: [lake, mine, fair], stays: [stay(), hut, shut], saved: ['attraction/fair'] });
const context = tripContext(form({ endDate: '2027-07-08' }), park, rules);
const choices: TripChoices = {
  stays: [bed('inn'), bed('inn'), bed('hut')],
  days: [[stopAt(lake), stopAt(mine, 'afternoon')], [], [], []],
};
const names = ({ days }: TripChoices) =>
  days.map((stops) => stops.map(({ name, part }) => `${name} ${part}`));

test("a stop moves to another day and becomes the visitor's own", () => {
  const next = moveStop(choices, { day: 0, index: 0 }, { day: 1, index: 0, part: 'afternoon' });
  expect(names(next)).toEqual([['mine afternoon'], ['lake afternoon'], [], []]);
  expect(next.days[1]?.[0]?.isOwn).toBe(true);
});

test('steps go past the neighbour, the part and the day, and end with the trip', () => {
  expect(stepTarget(choices, { day: 0, index: 0 }, 'earlier')).toBeNull();
  expect(stepTarget(choices, { day: 0, index: 0 }, 'later')).toEqual({ day: 0, index: 0, part: 'afternoon' });
  expect(stepTarget(choices, { day: 0, index: 1 }, 'later')).toEqual({ day: 1, index: 0, part: 'morning' });
  const last = { ...choices, days: [[], [], [], [stopAt(lake, 'afternoon')]] };
  expect(stepTarget(last, { day: 3, index: 0 }, 'later')).toBeNull();
});

test('a stop is removed and swapped', () => {
  expect(names(removeStop(choices, { day: 0, index: 0 }))[0]).toEqual(['mine afternoon']);
  const swapped = swapStop(choices, { day: 0, index: 0 }, fair);
  expect(names(swapped)[0]).toEqual(['fair morning', 'mine afternoon']);
  expect(swapped.days[0]?.[0]?.isOwn).toBe(true);
});

test('an added stop goes where nothing is wrong with it, and says what is wrong where nothing else is left', () => {
  expect(names(addStop(context, choices, fair, 1))[1]).toEqual(['fair morning']);
  const early = addStop(context, choices, fair, 0);
  expect(planFromChoices(context, early, null).days[0]?.warnings).toEqual(['fair: closed that day.']);
});

test('a saved place that is on no day is offered for the first day that it fits', () => {
  expect(unplannedPlaces(context, choices)).toEqual([{ place: fair, day: 2, why: 'no room on any day' }]);
  expect(unplannedPlaces(context, addStop(context, choices, fair, 1))).toEqual([]);
});

test('alternatives are open, not planned yet, and of the same sort', () => {
  const at = { day: 0, index: 0 };
  expect(alternatives(context, choices, at)).toEqual([]);
  expect(
    alternatives(context, moveStop(choices, at, { day: 1, index: 0, part: 'morning' }), { day: 1, index: 0 }),
  ).toEqual([fair]);
});

test('a bed is changed for the nights of its stay, to one that is open on all of them', () => {
  expect([0, 2].map((night) => nightsOfStay(choices, night))).toEqual([[0, 1], [2]]);
  expect(otherBeds(context, choices, 0)).toEqual([hut]);
  expect(changeBed(choices, 1, hut).stays).toEqual([bed('hut', true), bed('hut', true), bed('hut')]);
});

test('a day that was changed is simulated anew', () => {
  const far = place({ slug: 'far', latitude: north(20) });
  const wide = tripContext(form(), catalog({ places: [lake, far] }), rules);
  const before = planFromChoices(wide, { stays: [], days: [[stopAt(lake)], []] }, null);
  const after = planFromChoices(wide, addStop(wide, before.choices, far, 0), null);
  expect(before.days[0]?.drive.km).toBe(0);
  expect(after.days[0]?.drive.km).toBeGreaterThan(0);
});
