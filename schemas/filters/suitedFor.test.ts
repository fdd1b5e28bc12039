import { expect, test } from 'vitest';
import type { Attraction, SuitedTo, Trail } from '../types/published.ts';
import { attractionFilters } from './attractionFilters.ts';
import { trailFilters } from './trailFilters.ts';

const known: { name: string; suits?: SuitedTo[] }[] = [
  { name: 'Nobody' },
  { name: 'Family', suits: ['children', 'strollers'] },
  { name: 'Dog', suits: ['dogs'] },
  { name: 'Dog and child', suits: ['children', 'dogs'] },
  { name: 'Wheels', suits: ['wheelchairs'] },
];
const places = known.map((place) => ({ ...place, description: '', location: '' }));
const context = { isAccessible: () => true };
const trails = (query: string) =>
  trailFilters
    .apply(places as Trail[], trailFilters.read(new URLSearchParams(query), context), context)
    .map(({ name }) => name);
const attractions = (query: string) =>
  attractionFilters
    .apply(places as Attraction[], attractionFilters.read(new URLSearchParams(query), { locations: [] }), {
      locations: [],
    })
    .map(({ name }) => name);

test.each([
  ['', ['Nobody', 'Family', 'Dog', 'Dog and child', 'Wheels']],
  ['for=children', ['Family', 'Dog and child']],
  ['for=strollers', ['Family']],
  ['for=dogs', ['Dog', 'Dog and child']],
  ['for=wheelchairs', ['Wheels']],
  ['for=children,dogs', ['Dog and child']],
  ['for=dogs,wheelchairs', []],
  ['for=cats', ['Nobody', 'Family', 'Dog', 'Dog and child', 'Wheels']],
])('the address "%s" finds %j', (query, found) => {
  expect(trails(query)).toEqual(found);
  expect(attractions(query)).toEqual(found);
});
