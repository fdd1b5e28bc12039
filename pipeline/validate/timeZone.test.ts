import { expect, test } from 'vitest';
import { isTimeZone } from './timeZone.ts';

test.each([
  ['Europe/Berlin', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['Europe/Berlim', false],
  ['Berlin', false],
  ['', false],
])('"%s" is a time zone: %s', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown);
});
