import { expect, test } from 'vitest';
import { winterStateOf } from './winterState.ts';

const hazard = { place: 'beyond the end of the lake' };

test.each([
  ['none', null, null, 'unrated'],
  ['none', null, 'unverified', 'unrated'],
  ['none', null, 'secondary', 'recommended'],
  ['none', null, 'official', 'recommended'],
  ['none', hazard, null, 'exposed'],
  ['none', hazard, 'official', 'exposed'],
  ['unknown', null, null, 'unrated'],
  ['unknown', null, 'unverified', 'unrated'],
  ['unknown', null, 'secondary', 'recommended'],
  ['unknown', null, 'official', 'recommended'],
  ['unknown', hazard, null, 'exposed'],
  ['unknown', hazard, 'official', 'exposed'],
  ['simple', null, null, 'exposed'],
  ['simple', null, 'official', 'exposed'],
  ['challenging', null, 'secondary', 'exposed'],
  ['complex', null, 'official', 'exposed'],
  ['complex', hazard, 'official', 'exposed'],
] as const)('class %s, hazard %j, winter walk %s: %s', (stated, given, status, expected) => {
  const winterWalk = status && { status };
  expect(winterStateOf({ avalancheTerrain: { class: stated, hazard: given }, winterWalk })).toBe(expected);
});

test('a record without the optional fields is unrated', () => {
  expect(winterStateOf({ avalancheTerrain: { class: 'unknown' } })).toBe('unrated');
});
