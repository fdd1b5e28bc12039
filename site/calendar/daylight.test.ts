import { fixedOffset, zurichOffsets } from '../test/zoneOffsets.ts';
import { expect, test } from 'vitest';
import { daylight } from './daylight.ts';

/** Returns the minutes between two times; almanacs differ by two minutes at most. */
const off = (found: number | null, expected: number) => Math.abs((found ?? Number.NaN) - expected);

test('at the equator, at the equinox, the sun is up for twelve hours and seven minutes around 12:07', () => {
  const { sunrise, sunset } = daylight('2027-03-20', { latitude: 0, longitude: 0 }, fixedOffset(0));
  // The sun is 7.5 minutes late; its upper edge, bent by the air, is up 3.5 minutes longer at either end.
  expect(off(sunrise, 12 * 60 + 7.5 - 363.5)).toBeLessThanOrEqual(2);
  expect(off(sunset, 12 * 60 + 7.5 + 363.5)).toBeLessThanOrEqual(2);
});

test('a place farther west sees it later, four minutes a degree', () => {
  const at = (longitude: number) =>
    daylight('2027-09-23', { latitude: 0, longitude }, fixedOffset(0)).sunrise ?? 0;
  expect(off(at(-15) - at(0), 60)).toBeLessThanOrEqual(2);
  expect(off(at(15) - at(0), -60)).toBeLessThanOrEqual(2);
});

test('the clock is that of the park, on the day on which clocks change, too', () => {
  const park = { latitude: 46.5, longitude: 8 };
  const before = daylight('2027-03-27', park, zurichOffsets);
  const after = daylight('2027-03-28', park, zurichOffsets);
  // A day later the sun rises two minutes earlier, and the clock shows an hour more.
  expect(off((after.sunrise ?? 0) - (before.sunrise ?? 0), 58)).toBeLessThanOrEqual(2);
  expect(off((after.sunset ?? 0) - (before.sunset ?? 0), 61)).toBeLessThanOrEqual(2);
});

test('the day is that of the date far from Greenwich', () => {
  // Solar noon at 180° east is at 12:00 by its clock, twelve hours ahead of UTC.
  const { sunrise, sunset } = daylight('2027-06-21', { latitude: 0, longitude: 180 }, fixedOffset(720));
  expect(off(sunrise, 5 * 60 + 58)).toBeLessThanOrEqual(2);
  expect(off(sunset, 18 * 60 + 5)).toBeLessThanOrEqual(2);
});

test.each([
  // Reports of suncalc, 107 and 11: the day before was told west of Greenwich, the day after east of it.
  ['Indiana', '2019-02-11', { latitude: 40.0172, longitude: -85.4998 }, -5, '07:42', '18:12'],
  ['Sydney', '2015-03-15', { latitude: -33.8764, longitude: 151.2073 }, 11, '06:54', '19:14'],
])('in %s on %s the times are those of the day', (_place, date, position, hours, up, down) => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const { sunrise, sunset } = daylight(date, position, fixedOffset(hours * 60));
  expect(off(sunrise, minutes(up))).toBeLessThanOrEqual(2);
  expect(off(sunset, minutes(down))).toBeLessThanOrEqual(2);
});

test('where the sun stays up or down, there are no times', () => {
  const cape = { latitude: 75, longitude: 20 };
  expect(daylight('2027-06-21', cape, fixedOffset(0))).toEqual({ sunrise: null, sunset: null });
  expect(daylight('2027-12-21', cape, fixedOffset(0))).toEqual({ sunrise: null, sunset: null });
});
