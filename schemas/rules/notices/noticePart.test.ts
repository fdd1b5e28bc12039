import { expect, test } from 'vitest';
import { noticePart } from './noticePart.ts';

test.each([
  ['closure', false, 'places'],
  ['restriction', false, 'places'],
  ['closure', true, 'park'],
  ['restriction', true, 'park'],
  ['warning', false, 'warnings'],
  ['warning', true, 'warnings'],
  ['advice', false, 'advice'],
  ['advice', true, 'advice'],
] as const)('a %s, of the whole park: %s, belongs to the %s', (kind, wholePark, part) => {
  expect(noticePart({ kind, wholePark })).toBe(part);
});
