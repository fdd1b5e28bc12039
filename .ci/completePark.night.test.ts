import { countOptions } from '#schemas/filters/countOptions.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import { eventFilters } from '#schemas/filters/eventFilters.ts';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import { derive } from '../pipeline/derive/derive.ts';
import type { Published } from '../pipeline/derive/published.ts';
import { writeCompletePark } from '../pipeline/fixtures/completePark.ts';
import { fixtureToday } from '../pipeline/fixtures/fixtureContent.ts';
import { loadContent } from '../pipeline/load/loadContent.ts';
import { validateContent } from '../pipeline/validate/validateContent.ts';

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
  expect(park.thirdParties.map(({ name, optIn }) => [name, optIn])).toEqual([
    ['OpenStreetMap', false],
    ['OpenTopoMap', false],
    ['OpenWeather', false],
    ['Google Analytics', true],
    ['Google Ads', true],
    ['Tours Example', true],
    ['Hotels Example', false],
  ]);
});

/** Options that fewer than two records meet, by filter. */
const rareIn = (counts: Record<string, Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([filter, options]) =>
    Object.entries(options).flatMap(([option, count]) => (count < 2 ? [`${filter}: ${option}`] : [])),
  );

test('every option of every filter finds two', () => {
  const { attractions, activities, accommodations, trails, events, site } = park;
  expect(rareIn(countOptions(attractionFilters, attractions, site))).toEqual([]);
  expect(rareIn(countOptions(activityFilters, activities, site))).toEqual([]);
  expect(rareIn(countOptions(accommodationFilters, accommodations, site))).toEqual([]);
  expect(rareIn(countOptions(trailFilters, trails, { isAccessible: () => true }))).toEqual([]);
  expect(rareIn(countOptions(eventFilters, events, null))).toEqual([]);
});

test('every area has two of each kind of record', () => {
  const areas = park.site.locations.map(({ id }) => id);
  const { attractions, activities, accommodations, trails, events } = park;
  const kinds: readonly { location: string }[][] = [attractions, activities, accommodations, trails, events];
  for (const records of kinds) {
    expect(rare(areas, records, ({ location }, area) => isAtLocation(location, area))).toEqual([]);
  }
});

test('every shape of trail is there twice', () => {
  expect(
    rare(
      ['out-and-back', 'loop', 'point-to-point'],
      park.trails,
      ({ trailType }, type) => trailType === type,
    ),
  ).toEqual([]);
});
