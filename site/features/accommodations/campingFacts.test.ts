import { expect, test } from 'vitest';
import { campingFacts } from './stay.ts';

const camping = {
  sites: 74,
  hardSided: 'allowed' as const,
  season: 'May to October',
  services: ['showers' as const, 'flush toilets' as const],
  reservation: 'By reservation.',
};

test('a campground states its sites, guests, season, services and reservation', () => {
  expect(campingFacts(camping)).toEqual([
    { term: 'Sites', value: '74' },
    { term: 'For', value: 'Tents, trailers and motorhomes' },
    { term: 'Season', value: 'May to October' },
    { term: 'Services', value: 'Showers, flush toilets' },
    { term: 'Getting a site', value: 'By reservation.' },
  ]);
});

test('an unknown number, unknown guests and no services are left out', () => {
  const bare = { ...camping, sites: null, hardSided: null, services: [] };
  expect(campingFacts(bare).map(({ term }) => term)).toEqual(['Season', 'Getting a site']);
});

test.each([
  ['only', 'Hard-sided trailers and motorhomes only'],
  ['not allowed', 'Tents and soft-sided trailers only'],
] as const)('hard walls %s: %s', (hardSided, text) => {
  expect(campingFacts({ ...camping, hardSided })).toContainEqual({ term: 'For', value: text });
});

test('a house has none', () => {
  expect(campingFacts(null)).toEqual([]);
});
