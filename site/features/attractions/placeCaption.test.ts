import { expect, test } from 'vitest';
import { placeCaption } from './placeCaption.ts';

test.each([
  ['51.42', '-116.18', 1884, '51.4200° N, 116.1800° W, elevation 1,884 m'],
  ['-43.5', '170.1', 0, '43.5000° S, 170.1000° E, elevation 0 m'],
  ['51.42', '-116.18', null, '51.4200° N, 116.1800° W'],
  ['51.42', null, 900, 'elevation 900 m'],
  [null, null, null, ''],
])('at latitude %s, longitude %s and %s m it says %j', (latitude, longitude, elevationM, text) => {
  expect(placeCaption({ latitude, longitude, elevationM })).toEqual(text === '' ? [] : [text]);
});
