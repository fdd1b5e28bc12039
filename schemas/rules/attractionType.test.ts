import { expect, test } from 'vitest';
import { matchesType } from './attractionType.ts';

test.each([
  ['lake', 'lake', true],
  ['lake', 'LAKESHORE', true],
  ['lake', 'Waterfall', true],
  ['lake', 'mountain', false],
  ['mountain', 'mountain', true],
  ['mountain', 'peak', true],
  ['mountain', 'icefield', false],
  ['forest', 'forest', true],
  ['forest', 'wildlife', true],
  ['forest', 'trailhead', true],
  ['forest', 'lake', false],
  ['historic', 'historic', true],
  ['historic', 'heritage site', true],
  ['historic', 'history', false],
  ['viewpoint', 'viewpoint', true],
  ['viewpoint', 'scenic drive', true],
  ['viewpoint', 'lookout', true],
  ['viewpoint', 'view', false],
  ['viewpoint', 'canyon', false],
] as const)('type %s and category %s: %s', (type, category, expected) => {
  expect(matchesType(category, type)).toBe(expected);
});
