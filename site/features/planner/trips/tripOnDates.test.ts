import { describe, expect, test } from 'vitest';
import type { ReadyTrip } from '#schemas/types/published.ts';
import { catalog, place, rules, stay } from '../rules/fixtures/testTrips.ts';
import { tripOnDates } from './tripOnDates.ts';

type Day = ReadyTrip['days'][number];

const stop = (slug: string, part: 'morning' | 'afternoon', kind = 'attraction') => ({
  part,
  place: `${kind}/${slug}`,
  name: slug,
});

const inn = { slug: 'inn', name: 'inn' };

const trip = (days: Day[], form: Partial<ReadyTrip['form']> = {}): ReadyTrip => ({
  slug: 'trip',
  name: 'Trip',
  description: 'A trip.',
  why: 'Because.',
  months: ['july'],
  starts: null,
  days,
  form: {
    groupSize: 2,
    childAges: [],
    interests: [],
    activityLevel: 'moderate',
    accommodationType: 'budget',
    transport: 'car',
    ...form,
  },
});

const start = '2027-07-10';
const notice = (changes: object) => ({
  id: 1,
  slug: 'order',
  title: 'Order',
  kind: 'restriction' as const,
  who: [],
  when: { from: null, to: null, yearly: null, hours: null },
  part: null,
  ...changes,
});

test('a trip that works on its dates is put on them as it is', () => {
  const days = [
    { title: 'One', stops: [stop('lake', 'morning'), stop('falls', 'afternoon')], bed: inn },
    { title: 'Two', stops: [stop('rock', 'morning')], bed: null },
  ];
  const places = ['lake', 'falls', 'rock', 'other'].map((slug) => place({ slug }));
  const put = tripOnDates(trip(days, { childAges: [4], budget: 900 }), start, catalog({ places }), rules);
  expect(put.changes).toEqual([]);
  expect(put.form).toEqual({
    startDate: start,
    endDate: '2027-07-11',
    arrivalTime: '',
    departureTime: '',
    budget: '900',
    groupSize: 2,
    childAges: [4],
    transport: 'car',
    interests: [],
    activityLevel: 'moderate',
    accommodationType: 'budget',
    needs: [],
    diningPreference: 'any',
    specialRequests: '',
  });
  expect(put.choices).toEqual({
    stays: [{ ...inn, isOwn: false }],
    days: [
      [
        { place: 'attraction/lake', name: 'lake', part: 'morning', isOwn: false },
        { place: 'attraction/falls', name: 'falls', part: 'afternoon', isOwn: false },
      ],
      [{ place: 'attraction/rock', name: 'rock', part: 'morning', isOwn: false }],
    ],
  });
});

describe('a stop that does not work is replaced, and the change is said', () => {
  const oneDay = (...stops: Day['stops']) => trip([{ title: 'One', stops, bed: null }]);
  const put = (given: Parameters<typeof place>[0], on = start) => {
    const kind = given?.kind ?? 'attraction';
    const places = [place({ slug: 'lake', ...given }), place({ slug: 'other', kind })];
    return tripOnDates(oneDay(stop('lake', 'morning', kind)), on, catalog({ places }), rules);
  };

  test.each([
    ['is closed that day', { open: { from: '07-11', to: '09-30' } }],
    ['is out of season that month', { bestMonths: ['june' as const] }],
    ['is out of season for walking that month', { kind: 'trail' as const, bestMonths: ['may' as const] }],
    ['is closed (Order)', { notices: [notice({ kind: 'closure' })] }],
    ['is only for groups of four or more (Order)', { notices: [notice({ who: ['groups-under-four'] })] }],
    ['is closed at that time', { hours: [{ from: '06:00', to: '08:59' }] }],
    ['runs past evening', { minutes: 601 }],
  ])('%s', (why, given) => {
    const { changes, choices } = put(given);
    expect(changes).toEqual([`Day 1: lake ${why}, so we put in other instead.`]);
    expect(choices.days[0]?.map(({ name, part, isOwn }) => [name, part, isOwn])).toEqual([
      ['other', 'morning', false],
    ]);
  });

  test.each([
    ['open from this date on', { open: { from: '07-10', to: '09-30' } }],
    ['open until the visit is over', { hours: [{ from: '06:00', to: '09:00' }] }],
    ['over in the evening', { minutes: 600 }],
    [
      'closed for groups of three in another month',
      {
        notices: [
          notice({ kind: 'closure', when: { from: '2027-08-01', to: null, yearly: null, hours: null } }),
        ],
      },
    ],
  ])('but not one that is %s', (_, given) => {
    expect(put(given).changes).toEqual([]);
  });

  test('a walk waits for the light, and one that ends after dark is replaced', () => {
    expect(put({ minutes: 400 }, '2026-12-15').changes).toEqual([]);
    expect(put({ minutes: 520 }, '2026-12-15').changes).toEqual([
      'Day 1: lake ends after dark, so we put in other instead.',
    ]);
  });

  test('a visit waits until the door opens', () => {
    expect(put({ hours: [{ from: '10:00', to: '11:00' }] }).changes).toEqual([]);
    expect(put({ hours: [{ from: '10:01', to: '11:00' }] }).changes).toHaveLength(1);
  });

  test('it is left out if nothing else is feasible', () => {
    const closed = place({ slug: 'lake', open: { from: '01-01', to: '01-31' } });
    const places = [closed, place({ slug: 'rock' })];
    const trip = oneDay(stop('lake', 'morning'), stop('rock', 'morning'));
    const { changes, choices } = tripOnDates(trip, start, catalog({ places }), rules);
    expect(changes).toEqual(['Day 1: lake is closed that day, so we left it out.']);
    expect(choices.days[0]?.map(({ name }) => name)).toEqual(['rock']);
  });

  test('parts of a day that the trip leaves free stay free', () => {
    const closed = place({ slug: 'lake', open: { from: '01-01', to: '01-31' } });
    const places = [closed, place({ slug: 'other' }), place({ slug: 'walk', kind: 'activity', price: 0 })];
    const { choices } = tripOnDates(oneDay(stop('lake', 'morning')), start, catalog({ places }), rules);
    expect(choices.days[0]).toHaveLength(1);
  });
});

describe('a bed', () => {
  const night = (bed: Day['bed']) =>
    trip([
      { title: 'One', stops: [stop('tarn', 'morning')], bed },
      { title: 'Two', stops: [stop('rock', 'morning')], bed: null },
    ]);
  const places = [place(), place({ slug: 'rock' })];

  test('that is closed is replaced by an open one', () => {
    const stays = [stay({ slug: 'inn', open: { from: '07-11', to: '09-30' } }), stay({ slug: 'hotel' })];
    const { choices, changes } = tripOnDates(night(inn), start, catalog({ places, stays }), rules);
    expect(choices.stays).toEqual([{ slug: 'hotel', name: 'hotel', isOwn: false }]);
    expect(changes).toEqual(['inn is closed on night 1, so you stay at hotel.']);
  });

  test('that is closed, and no other', () => {
    const stays = [stay({ slug: 'inn', open: { from: '07-11', to: '09-30' } })];
    const { choices, changes } = tripOnDates(night(inn), start, catalog({ places, stays }), rules);
    expect(choices.stays).toEqual([null]);
    expect(changes).toEqual(['inn is closed on night 1, and we found nowhere else to stay.']);
  });

  test('that the trip does not have is not added', () => {
    const { choices, changes } = tripOnDates(night(null), start, catalog({ places }), rules);
    expect([choices.stays, changes]).toEqual([[null], []]);
  });
});
