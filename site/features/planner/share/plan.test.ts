import { expect, test } from 'vitest';
import { noTrips, readStoredTrips } from './plan.ts';
import { form } from '../rules/fixtures/testTrips.ts';

const stop = { place: 'trail/ridge', name: 'Ridge', part: 'morning', isOwn: true };
const trip = {
  form: form(),
  choices: { stays: [{ slug: 'inn', name: 'Inn', isOwn: false }], days: [[stop], []] },
  saved: ['trail/ridge'],
};

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
  expect(readStoredTrips({ ...noTrips, trip: bedless })?.trip).toEqual(bedless);
});

test.each([
  { arrivalTime: '7 AM' },
  { departureTime: '24:00' },
  { childAges: [18] },
  { childAges: [-1] },
  { transport: 'boat' },
  { needs: ['wings'] },
])('a form with %j is refused', (broken) => {
  expect(readStoredTrips({ ...noTrips, draft: { ...form(), ...broken } })).toBeNull();
});

test.each([null, 'x', 7, [], {}, { draft: {}, trip: {}, past: {}, isEditing: 1, ticked: [1] }])(
  '%j is refused',
  (stored) => {
    expect(readStoredTrips(stored)).toBeNull();
  },
);

test.each([
  ['a form without its fields', { ...trip, form: {} }],
  ['no choices', { form: form(), saved: [] }],
  ['something else than places as what was saved', { ...trip, saved: ['castle/x'] }],
  ['days that are no list', { ...trip, choices: { stays: [], days: 'x' } }],
  ['a stop of no kind', { ...trip, choices: { stays: [], days: [[{ ...stop, place: 'castle/x' }]] } }],
  ['a bed without a name', { ...trip, choices: { stays: [{ slug: 'inn' }], days: [[], []] } }],
])('trips of which one has %s are refused', (_, broken) => {
  expect(readStoredTrips({ ...noTrips, past: [broken, trip] })).toBeNull();
});
