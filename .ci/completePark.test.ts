import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amenities, hasAmenities } from '#schemas/rules/amenities.ts';
import * as activityPrice from '#schemas/rules/activityPrice.ts';
import * as stayPrice from '#schemas/rules/stayPrice.ts';
import { activityCategories, matchesCategory } from '#schemas/rules/activityCategory.ts';
import { attractionTypes, matchesType } from '#schemas/rules/attractionType.ts';
import { activityDurations, isActivityDuration } from '#schemas/rules/activityDuration.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import { derive } from '../pipeline/derive/derive.ts';
import type { Published } from '../pipeline/derive/published.ts';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';
import { fixtureToday } from '../pipeline/fixtures/fixtureContent.ts';
import { loadContent } from '../pipeline/load/loadContent.ts';
import { validateContent } from '../pipeline/validate/validateContent.ts';
import { matchesRating } from '../site/features/accommodations/filterAccommodations.ts';
import { seasons } from '../site/features/attractions/attractionFilters.ts';

const dir = mkdtempSync(join(tmpdir(), 'park-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let park: Published;
beforeAll(() => {
  writeCompletePark(dir);
  const { problems, content } = validateContent(loadContent(dir), fixtureToday);
  expect(problems).toEqual([]);
  if (content) park = derive(content, { today: fixtureToday() });
});

/** The options that fewer than two records meet. */
function rare<O extends string, R>(
  options: readonly O[],
  records: R[],
  meets: (record: R, option: O) => boolean,
): O[] {
  return options.filter((option) => records.filter((record) => meets(record, option)).length < 2);
}

test('every outside service is set up, and the table says so', () => {
  const { thirdParty } = park.site;
  expect(Object.entries(thirdParty).filter(([, value]) => value === null)).toEqual([]);
  expect(park.thirdParties.map(({ name, asksConsent }) => [name, asksConsent])).toEqual([
    ['OpenStreetMap', false],
    ['OpenTopoMap', false],
    ['OpenWeather', false],
    ['Google Analytics', true],
    ['Google Ads', true],
    ['Tours Example', true],
    ['Hotels Example', false],
  ]);
});

test('every filter of attractions finds two', () => {
  expect(
    rare(attractionTypes, park.attractions, ({ category }, type) => matchesType(category, type)),
  ).toEqual([]);
  expect(rare(seasons, park.attractions, ({ bestSeason }, season) => bestSeason === season)).toEqual([]);
});

test('every filter of activities finds two', () => {
  const { activities } = park;
  expect(rare(activityCategories, activities, matchesCategory)).toEqual([]);
  expect(
    rare(activityPrice.priceRanges, activities, ({ price }, range) =>
      activityPrice.matchesPrice(price, range),
    ),
  ).toEqual([]);
  expect(
    rare(['easy', 'moderate', 'difficult'], activities, (one, level) => one.difficulty === level),
  ).toEqual([]);
  expect(
    rare(activityDurations, activities, ({ duration }, length) => isActivityDuration(duration, length)),
  ).toEqual([]);
});

test('every filter of places to stay finds two', () => {
  const { accommodations } = park;
  expect(
    rare(stayPrice.priceRanges, accommodations, ({ price }, range) => stayPrice.matchesPrice(price, range)),
  ).toEqual([]);
  expect(rare(['3', '4', '4.5'], accommodations, (one, rating) => matchesRating(one, rating))).toEqual([]);
  expect(rare(['resort', 'hotel', 'hostel'], accommodations, ({ type }, wanted) => type === wanted)).toEqual(
    [],
  );
  expect(rare(amenities, accommodations, (one, amenity) => hasAmenities(one.amenities, [amenity]))).toEqual(
    [],
  );
});

test('every area has two of each kind of record', () => {
  const areas = park.site.locations.map(({ id }) => id);
  const { attractions, activities, accommodations, trails, events } = park;
  const kinds: readonly { location: string }[][] = [attractions, activities, accommodations, trails, events];
  for (const records of kinds) {
    expect(rare(areas, records, ({ location }, area) => isAtLocation(location, area))).toEqual([]);
  }
});

test('every level and shape of trail and every category of event is there twice', () => {
  expect(
    rare(['easy', 'moderate', 'hard'], park.trails, ({ difficulty }, level) => difficulty === level),
  ).toEqual([]);
  expect(
    rare(
      ['out-and-back', 'loop', 'point-to-point'],
      park.trails,
      ({ trailType }, type) => trailType === type,
    ),
  ).toEqual([]);
  const categories = [...new Set(park.events.map(({ category }) => category))];
  expect(rare(categories, park.events, ({ category }, wanted) => category === wanted)).toEqual([]);
});
