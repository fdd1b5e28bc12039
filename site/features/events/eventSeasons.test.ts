import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { eventSeasons } from './eventSeasons.ts';

const event = (name: string, usual: ParkEvent['usual']) => ({ name, usual, startDate: null }) as ParkEvent;
const carving = event('carving', { from: '01-16', to: '01-31' });
const lights = event('lights', { from: '11-11', to: '01-10' });
const tasting = event('tasting', { from: '04-21', to: '05-10' });
const marathon = event('marathon', { from: '06-15', to: '06-28' });
const run = event('run', { from: '09-24', to: '09-30' });
const market = event('market', { from: '12-01', to: '12-20' });
const unknown = event('unknown', null);
const all = [unknown, run, market, lights, tasting, marathon, carving];

const seasonsOn = (today: string) =>
  eventSeasons(all, today, 'north').map(
    ({ heading, events }) => `${heading}: ${events.map(({ name }) => name).join(', ')}`,
  );

test('in November the year begins with what is on, and goes on by the next occurrence', () => {
  expect(seasonsOn('2026-11-26')).toEqual([
    'Around now: lights',
    'Winter 2026–27: market, carving',
    'Spring 2027: tasting',
    'Summer 2027: marathon',
    'Fall 2027: run',
    'Month not known: unknown',
  ]);
});

test('in January lights that began last year are still on, and a winter has two parts', () => {
  expect(seasonsOn('2027-01-10')).toEqual([
    'Around now: lights',
    'Winter 2026–27: carving',
    'Spring 2027: tasting',
    'Summer 2027: marathon',
    'Fall 2027: run',
    'Winter 2027–28: market',
    'Month not known: unknown',
  ]);
});

test.each([
  ['2027-01-15', 'Winter 2026–27: carving'],
  ['2027-01-16', 'Around now: carving'],
  ['2027-01-31', 'Around now: carving'],
  ['2027-02-01', 'Spring 2027: tasting'],
])('on %s the first group is "%s"', (today, first) => {
  expect(seasonsOn(today)[0]).toBe(first);
});

test('at the turn of a century a winter is written with two digits', () => {
  expect(eventSeasons([market], '2099-11-01', 'north')[0]?.heading).toBe('Winter 2099–00');
});

test('a weekend at the turn of two months stands in the season of the later one', () => {
  const labourDay = event('games', { from: '08-30', to: '09-07' });
  expect(eventSeasons([labourDay], '2027-01-01', 'north')[0]?.heading).toBe('Fall 2027');
});

test('no events make no seasons', () => {
  expect(eventSeasons([], '2027-01-01', 'north')).toEqual([]);
});

test('in the south it is summer at the turn of the year, and winter in July', () => {
  const inSouth = (usual: { from: string; to: string }) =>
    eventSeasons([event('games', usual)], '2027-01-01', 'south')[0]?.heading;
  expect(inSouth({ from: '12-10', to: '12-20' })).toBe('Summer 2027–28');
  expect(inSouth({ from: '02-10', to: '02-20' })).toBe('Summer 2026–27');
  expect(inSouth({ from: '07-10', to: '07-20' })).toBe('Winter 2027');
});

test('events with dates are among the others, in the season of their first day', () => {
  const fire = { name: 'fire', startDate: '2027-12-24', endDate: '2027-12-24' } as ParkEvent;
  const fair = { ...fire, name: 'fair', startDate: '2027-08-30', endDate: '2027-09-06' };
  const found = eventSeasons([market, run, fire, fair], '2027-07-10', 'north');
  expect(found.map(({ heading, events }) => [heading, events.map(({ name }) => name).join(', ')])).toEqual([
    ['Summer 2027', 'fair'],
    ['Fall 2027', 'run'],
    ['Winter 2027–28', 'market, fire'],
  ]);
  expect(eventSeasons([fair], '2027-09-01', 'north')[0]?.heading).toBe('Around now');
});
