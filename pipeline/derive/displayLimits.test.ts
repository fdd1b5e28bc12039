import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import type { Content } from '../content/checkedContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { derive } from './derive.ts';
import type { Published } from './published.ts';

const { content: fixture } = validateContent(loadContent(fixtureDir), fixtureToday);

/** Derives a park with a given number of records of each kind. */
function publish(count: number): Published {
  if (!fixture) throw new Error('the fixture content has problems');
  const coordinates = { lat: 51.42, lng: 14.18, source: 'general knowledge', status: 'unverified' as const };
  const copies = <T extends { slug: string; data: object }>([first]: readonly T[]): T[] =>
    Array.from({ length: count }, (_, index) => ({
      ...first!,
      slug: `${first!.slug}-${index}`,
      data: { ...first!.data, coordinates },
    }));
  const content: Content = {
    ...fixture,
    attractions: copies(fixture.attractions),
    activities: copies(fixture.activities),
    accommodations: copies(fixture.accommodations),
  };
  return derive(content, { today: '2026-11-20' });
}

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

test.each([
  [5, 5],
  [6, 6],
  [7, 6],
])('of %s records of each kind the home page shows the first %s', (count, shown) => {
  const { home, attractions, activities, accommodations } = publish(count);
  expect(slugs(home.attractions)).toEqual(slugs(attractions).slice(0, shown));
  expect(slugs(home.activities)).toEqual(slugs(activities).slice(0, shown));
  expect(slugs(home.accommodations)).toEqual(slugs(accommodations).slice(0, shown));
});

test.each([
  [3, 3, 3],
  [4, 4, 4],
  [5, 5, 4],
  [6, 6, 4],
  [7, 6, 4],
])('of %s of each kind an attraction shows %s activities and %s places to stay', (count, items, stays) => {
  const [attraction] = publish(count).attractionDetails;
  expect(attraction?.activities).toHaveLength(items);
  expect(attraction?.accommodations).toHaveLength(stays);
});

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
])('of %s of each kind an activity shows %s attractions and as many places to stay', (count, shown) => {
  const [activity] = publish(count).activityDetails;
  expect(activity?.attractions).toHaveLength(shown);
  expect(activity?.accommodations).toHaveLength(shown);
});

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
])('of %s of each kind a place to stay shows %s attractions and as many activities', (count, shown) => {
  const [accommodation] = publish(count).accommodationDetails;
  expect(accommodation?.attractions).toHaveLength(shown);
  expect(accommodation?.activities).toHaveLength(shown);
});
