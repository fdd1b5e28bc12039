import { expect, test } from 'vitest';
import { planFromChoices } from './planTrip.ts';
import { catalog, form, place, rules, stopAt as at } from './fixtures/testTrips.ts';
import { tripContext } from './tripContext.ts';
import { doneKey, tripProgress } from './tripProgress.ts';

const lake = place({ slug: 'lake' });
const mine = place({ slug: 'mine' });
const fair = place({ slug: 'fair', open: { from: '07-05', to: '07-06' } });
const fort = place({ slug: 'fort' });
const choices = {
  stays: [],
  days: [
    [at(lake, 'morning'), at(fair, 'afternoon')],
    [at(mine, 'morning'), at(fort, 'afternoon')],
    [at(fort, 'morning')],
  ],
};
const asked = form({ endDate: '2027-07-07' });
const park = catalog({ places: [lake, mine, fair, fort] });

function progress(today: string, time: number, done: string[] = []) {
  const context = tripContext(asked, park, rules);
  const plan = planFromChoices(context, choices, null);
  const { day, days, next, offerAgain } = tripProgress(context, plan, {
    today,
    now: time * 60,
    done,
  });
  return {
    day,
    days,
    next: next && `${next.day} ${next.place.slug}`,
    again: offerAgain.map((offer) => `${offer.day} ${offer.place.slug}`),
  };
}

test('before and after the trip there is no day', () => {
  expect(progress('2027-07-04', 12)).toEqual({ day: null, days: 3, next: '1 lake', again: [] });
  expect(progress('2027-07-08', 12)).toEqual({ day: null, days: 3, next: null, again: [] });
});

test('the next stop is the first that is not over and not done', () => {
  // The lake is visited from 8 to 9, the fair from 13 to 14.
  expect(progress('2027-07-05', 8.9).next).toBe('1 lake');
  expect(progress('2027-07-05', 9).next).toBe('1 fair');
  expect(progress('2027-07-05', 8, [doneKey('2027-07-05', lake)]).next).toBe('1 fair');
  expect(progress('2027-07-05', 14).next).toBe('2 mine');
  expect(progress('2027-07-07', 9).next).toBeNull();
});

test('a missed place is offered on a later day on which it is feasible and nothing like it is planned', () => {
  // The fair is closed on the third day.
  expect(progress('2027-07-06', 8)).toMatchObject({
    day: 2,
    again: ['3 lake'],
  });
  expect(progress('2027-07-06', 8, [doneKey('2027-07-05', lake)])).toMatchObject({
    again: [],
  });
  // The fort is planned on the third day anyway, which is no later day on the third.
  expect(progress('2027-07-07', 8)).toMatchObject({
    again: [],
  });
});

test('a stop is done on its date alone', () => {
  expect(progress('2027-07-07', 8, [doneKey('2027-07-06', fort)]).next).toBe('3 fort');
});
