import { expect, test } from 'vitest';
import { readStoredTrips } from './storedTrips.ts';
import { form } from '../rules/testTrips.ts';

const stop = { place: 'trail/ridge', name: 'Ridge', part: 'morning', isLocked: true };
const trip = {
  form: form(),
  choices: { stays: [{ slug: 'inn', name: 'Inn' }], days: [[stop], []] },
  saved: ['trail/ridge'],
};
const nothing = { draft: null, trip: null, past: [], isEditing: false, ticked: [], done: [] };

test('a trip comes back from storage as it was', () => {
  const stored = {
    draft: form(),
    trip,
    past: [trip],
    isEditing: true,
    ticked: ['flights'],
    done: ['2027-07-05 trail/ridge'],
  };
  expect(readStoredTrips(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test('a trip without a bed, too', () => {
  const bedless = { ...trip, choices: { ...trip.choices, stays: [] } };
  expect(readStoredTrips({ trip: bedless }).trip).toEqual(bedless);
});

test('a trip of the first version has its one bed each night, and keeps its form', () => {
  const { arrivalTime, departureTime, childAges, transport, isOneBed, ...first } = form();
  const bed = { slug: 'inn', name: 'Inn' };
  const stored = { ...trip, form: first, choices: { stay: bed, days: [[stop], [], []] } };
  expect(readStoredTrips({ trip: stored, draft: first })).toMatchObject({
    draft: { ...first, arrivalTime, departureTime, childAges, transport, isOneBed },
    trip: { form: form(), choices: { stays: [bed, bed], days: [[stop], [], []] } },
  });
});

test.each([
  { arrivalTime: '7 AM' },
  { departureTime: '24:00' },
  { childAges: [18] },
  { childAges: [-1] },
  { transport: 'boat' },
  { isOneBed: 'yes' },
])('a form with %j is left out', (broken) => {
  expect(readStoredTrips({ draft: { ...form(), ...broken } }).draft).toBeNull();
});

test.each([null, 'x', 7, [], { draft: {}, trip: {}, past: {}, isEditing: 1, ticked: [1] }])(
  'of %j nothing is taken',
  (stored) => {
    expect(readStoredTrips(stored)).toEqual(nothing);
  },
);

test.each([
  ['a form without its fields', { ...trip, form: {} }],
  ['no choices', { form: form(), saved: [] }],
  ['something else than places as what was saved', { ...trip, saved: ['castle/x'] }],
  ['days that are no list', { ...trip, choices: { stays: [], days: 'x' } }],
  ['a stop of no kind', { ...trip, choices: { stays: [], days: [[{ ...stop, place: 'castle/x' }]] } }],
  ['a bed without a name', { ...trip, choices: { stays: [{ slug: 'inn' }], days: [[], []] } }],
])('a trip with %s is left out, and the others stay', (_, broken) => {
  expect(readStoredTrips({ past: [broken, trip] }).past).toEqual([trip]);
});
