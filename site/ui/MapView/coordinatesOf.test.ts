import { expect, test } from 'vitest';
import { coordinatesOf, isOnMap } from './coordinatesOf.ts';

test.each([
  ['51.4', '-116.2', { lat: 51.4, lng: -116.2 }],
  ['0', '0', { lat: 0, lng: 0 }],
  ['85', '180', { lat: 85, lng: 180 }],
  ['-17', '180.1', null],
  ['85.1', '0', null],
  ['0', '-180.1', null],
  [null, '-116.2', null],
  ['51.4', null, null],
  ['', '-116.2', null],
  ['51.4N', '-116.2', null],
  ['51,4', '-116.2', null],
  ['NaN', '-116.2', null],
])('%s, %s is %j', (latitude, longitude, expected) => {
  expect(coordinatesOf({ latitude, longitude })).toEqual(expected);
});

test.each([
  [{ lat: 51, lng: 13 }, true],
  [{ lat: Number.NaN, lng: 13 }, false],
  [{ lat: 51, lng: Number.POSITIVE_INFINITY }, false],
  [{ lat: 91, lng: 13 }, false],
])('%j can be shown: %s', (point, expected) => {
  expect(isOnMap(point)).toBe(expected);
});
