import { expect, test } from 'vitest';
import type { OpenHours } from '#schemas/types/authored.ts';
import { toOpeningHours } from './fields.ts';

const fact = { source: 'https://tours.example/hours', status: 'secondary', verifiedOn: null } as const;
const textsOf = (...times: OpenHours[]) => toOpeningHours({ times, ...fact })?.texts;

test('a record without hours has none', () => {
  expect(toOpeningHours(undefined)).toBeNull();
});

test('hours of all days', () => {
  expect(textsOf({ from: '09:30', to: '17:00' })).toEqual(['9:30 to 17:00']);
  expect(textsOf({ from: '00:00', to: '23:59' })).toEqual(['0:00 to midnight']);
});

test('a line for each season, and the rest of the year last', () => {
  const summer = { from: '06-15', to: '09-01' };
  expect(textsOf({ from: '08:00', to: '22:30', season: summer }, { from: '10:00', to: '21:00' })).toEqual([
    'June 15 to September 1: 8:00 to 22:30',
    'Other days: 10:00 to 21:00',
  ]);
});

test('figures and source are published, the note for maintainers is not', () => {
  const times = [{ from: '09:30', to: '17:00' }];
  expect(toOpeningHours({ times, ...fact, note: 'of 2023' })).toEqual({
    texts: ['9:30 to 17:00'],
    times,
    provenance: fact,
  });
});
