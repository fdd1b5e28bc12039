import { expect, test } from 'vitest';
import type { Activity, Attraction } from '../types/published.ts';
import { activityFilters } from './activityFilters.ts';
import { attractionFilters } from './attractionFilters.ts';

const known: { name: string; isIndoors?: true }[] = [{ name: 'Lake' }, { name: 'Museum', isIndoors: true }];
const places = known.map((place) => ({ ...place, description: '', location: '' }));
const context = { locations: [], currency: 'EUR' };
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);

test.each([
  ['', ['Lake', 'Museum']],
  ['weather=rain', ['Museum']],
  ['weather=snow', ['Lake', 'Museum']],
])('of places and of things to do, "%s" leaves %j', (query, names) => {
  const state = new URLSearchParams(query);
  const attractions = places as Attraction[];
  const activities = places as Activity[];
  expect(
    namesOf(attractionFilters.apply(attractions, attractionFilters.read(state, context), context)),
  ).toEqual(names);
  expect(namesOf(activityFilters.apply(activities, activityFilters.read(state, context), context))).toEqual(
    names,
  );
});
