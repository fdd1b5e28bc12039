import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../fixtures/anyCharacter.ts';
import { fixtureDir } from '../../../fixtures/fixtureContent.ts';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';
import { slugFault, toSlug } from './identity.ts';

test.each(['lake', 'lake-2', '7-peaks', 'a', 'a'.repeat(80)])('%s is fine', (slug) => {
  expect(slugFault(slug)).toBeNull();
});

test.each([
  '',
  '.',
  '../..',
  '../x',
  'a/b',
  'a\\b',
  'Lake',
  'l\u0430ke', // Cyrillic а
  'lake\u200b', // zero width space
  'ｌａｋｅ', // full width
  'caf\u00e9',
  '-lake',
  'lake-',
  'lake--2',
  'lake 2',
  'lake\n',
  'a'.repeat(81),
  'index',
  '404',
  'con',
  'com1',
  'api',
])('%j is not', (slug) => {
  expect(slugFault(slug)).not.toBeNull();
});

test('whatever is fine is the same in an address, in a path and in any letter case of a disk', () => {
  const likely = fc.string({
    unit: fc.constantFrom(
      'a',
      'b',
      '0',
      '9',
      '-',
      '.',
      '/',
      '\\',
      '%',
      '_',
      ' ',
      'A',
      '\u0430',
      'é',
      '\u200b',
    ),
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.oneof(likely, fc.string({ unit: anyCharacter, maxLength: 8 })), (slug) => {
      if (slugFault(slug) !== null) return;
      expect(encodeURIComponent(slug)).toBe(slug);
      expect(new URL(slug, 'https://guide.example/a/').pathname).toBe(`/a/${slug}`);
      expect(slug.normalize('NFKC').toLowerCase()).toBe(slug);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  'prn',
  'aux',
  'nul',
  'com1',
  'com9',
  'lpt1',
  'lpt9',
  'slug',
  'gpx',
  'images',
  'schemas',
  'offline',
])('the name %s means something else to hosts, disks or this site', (slug) => {
  expect(slugFault(slug)).toBe(`the name "${slug}" is reserved`);
});

test.each(['com', 'com0', 'com10', 'lpt0', 'image', 'sluggish'])('the name %s is free', (slug) => {
  expect(slugFault(slug)).toBeNull();
});

test.each([
  ['a trail that there is', 'bare-ridge', ['slugs']],
  ['its own', 'tarn-teahouse', ['slugs']],
  ['no trail', 'older-teahouse', []],
])('a former name that is the name of %s', (_whose, name, rules) => {
  expect(rulesAfter([['trails/tarn-teahouse.yaml', '[old-teahouse]', `[${name}]`]])).toEqual(rules);
});

test('two trails cannot have had the same name', () => {
  expect(
    rulesAfter([['trails/bare-ridge.yaml', 'distanceKm', 'formerSlugs: [old-teahouse]\ndistanceKm']]),
  ).toEqual(['slugs']);
});

test.each([
  ['Mirror_Tarn', 'mirror-tarn'],
  ['--Écho  & Canyon!!--', 'echo-canyon'],
  ['🏔️ lake', 'lake'],
  ['🏔️', ''],
  ['a'.repeat(81), 'a'.repeat(80)],
])('%s is meant as "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each([
  ['Old_Lake', 'Rename the file to old-lake.yaml'],
  ['🏔️', 'Rename the file.'],
  ['CON', 'Rename the file.'],
])('a record that is saved as %s: %s', (name, suggestion) => {
  const mine = readFileSync(join(fixtureDir, 'attractions/old-mine.yaml'), 'utf8');
  const other = mine.replace('name: The Old Mine', 'name: Another mine');
  expect(problemsAfter([[`attractions/${name}.yaml`, null, other]])).toMatchObject([
    { rule: 'slugs', suggestion },
  ]);
});

test('guides and pages share their addresses, also the former ones', () => {
  const former = (name: string): Edit => [
    'guides/travel-tips.md',
    'title:',
    `formerSlugs: [${name}]\ntitle:`,
  ];
  expect(rulesAfter([former('terms')])).toEqual(['slugs']);
  expect(rulesAfter([former('trip-planner')])).toEqual(['slugs']);
  expect(rulesAfter([former('mirror-tarn')])).toEqual([]);
});
