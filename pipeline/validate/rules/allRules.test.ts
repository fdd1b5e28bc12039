import { describe, expect, test } from 'vitest';
import { fixtureToday } from '../../fixtures/fixtureContent.ts';
import { noContent } from '../../fixtures/noContent.ts';
import { checkAfter } from '../../fixtures/rulesAfter.ts';
import { allRules } from './allRules.ts';

/**
 * Rules that may be excused, because a person can judge better. No rule that later stages and the site rely on is one
 * of them.
 */
const excusable = [
  ['slugs', false],
  ['unique-ids', false],
  ['repeated-records', true],
  ['towns', false],
  ['site-units', false],
  ['site-region', false],
  ['site-address', false],
  ['references', false],
  ['internal-links', false],
  ['anchors', false],
  ['outside-links', true],
  ['markdown', false],
  ['placeholders', false],
  ['headings', false],
  ['table-rows', false],
  ['photographs', false],
  ['pictures', false],
  ['alt-texts', true],
  ['unused-files', true],
  ['coordinates-in-region', true],
  ['nearest-town', true],
  ['plausible-places', true],
  ['basemap-shapes', false],
  ['trail-routes', false],
  ['route-jumps', true],
  ['route-place', true],
  ['route-direction', true],
  ['route-lengths', true],
  ['trail-heights', true],
  ['ground-heights', true],
  ['location-text', true],
  ['trail-duration-text', true],
  ['activity-duration-text', true],
  ['stated-durations', true],
  ['open-season', true],
  ['opening-hours', true],
  ['campground-fields', false],
  ['review-count-text', true],
  ['trail-figures', true],
  ['winter-avalanche', false],
  ['avalanche-source', false],
  ['avalanche-hazard', false],
  ['winter-walks', false],
  ['suits', false],
  ['names', true],
  ['lists', true],
  ['curly-quotes', true],
  ['plain-texts', true],
  ['spelling', true],
  ['ratings', false],
  ['unusual-prices', true],
  ['same-prices', true],
  ['same-figures', true],
  ['phone-numbers', true],
  ['transit', false],
  ['trip-records', false],
  ['trip-form', false],
  ['trip-days', true],
  ['trip-seasons', true],
  ['events', false],
  ['event-dates', true],
  ['usual-times', true],
  ['event-feeds', false],
  ['notice-records', false],
  ['notice-windows', false],
  ['provenance', false],
  ['sources', false],
  ['banned-hosts', false],
  ['review-sources', true],
  ['freshness', true],
  ['unfinished', false],
] as const;

test.each(excusable)('%s: an exception may be made: %s', (name, canBeExcused) => {
  expect(allRules.find((rule) => rule.name === name)?.canBeExcused).toBe(canBeExcused);
});

test('every rule is there once', () => {
  expect(allRules.map(({ name }) => name)).toEqual(excusable.map(([name]) => name));
});

// Every guide needs these files; a mistake in one of them is told at its place, by its schema.
describe.each(allRules)('$name: adds no problem to that of a file that could not be read', (rule) => {
  test('when it is any of them', () => {
    expect(rule.check(noContent, fixtureToday())).toEqual([]);
  });

  test.each(['site', 'planner', 'rates'] as const)('when it is that of the %s', (missing) => {
    const { content } = checkAfter([]);
    const found = rule.check({ ...content!, [missing]: null }, fixtureToday());
    // One of the whole content is excused.
    expect(rule.check(content!, fixtureToday())).toEqual(expect.arrayContaining(found));
  });
});
