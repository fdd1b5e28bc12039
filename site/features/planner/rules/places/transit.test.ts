import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { place } from '../fixtures/testTrips.ts';
import { transitNote, transitOn } from './placeOnDay.ts';

const link = (given: Partial<PlannerPlace['transit'][number]> = {}) => ({
  line: 'Line 1',
  kind: 'bus' as const,
  url: 'https://bus.example',
  stop: 'Tarn',
  walkM: 200,
  season: null,
  mustBook: false,
  ...given,
});

test('the bus with the nearest stop, of those that run on the date', () => {
  const transit = [link(), link({ line: 'Line 2', walkM: 100, season: { from: '06-01', to: '09-30' } })];
  expect(transitOn(place({ transit }), '2027-06-01')?.line).toBe('Line 2');
  expect(transitOn(place({ transit }), '2027-05-31')?.line).toBe('Line 1');
  expect(transitOn(place({ transit: transit.slice(1) }), '2027-10-01')).toBeNull();
  expect(transitOn(place(), '2027-06-01')).toBeNull();
});

test.each([
  [200, 'Line 1 to Tarn, 200 m on foot.'],
  [224, 'Line 1 to Tarn, 200 m on foot.'],
  [226, 'Line 1 to Tarn, 250 m on foot.'],
  [24, 'Line 1 to Tarn.'],
])('%i m to the stop: %s', (walkM, expected) => {
  expect(transitNote(link({ walkM }))).toBe(expected);
});

test('a line that is named after its end says the stop', () => {
  expect(transitNote(link({ line: 'Shuttle to the Tarn' }))).toBe(
    'Shuttle to the Tarn, stop Tarn, 200 m on foot.',
  );
});
