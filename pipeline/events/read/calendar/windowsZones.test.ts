import { expect, test } from 'vitest';
import { ianaOfWindows } from './windowsZones.ts';

test.each([
  ['Mountain Standard Time', 'America/Edmonton', 'America/Edmonton'],
  ['Mountain Standard Time', 'Europe/Berlin', 'America/Denver'],
  ['mountain standard time', 'America/Boise', 'America/Boise'],
  [' W. Europe Standard Time ', 'Europe/Vienna', 'Europe/Vienna'],
  ['UTC', 'Europe/Berlin', 'Etc/UTC'],
  // The zones that CLDR added when provinces left the change of clocks.
  ['Alberta Standard Time', 'America/Edmonton', 'America/Edmonton'],
  ['Alberta Standard Time', 'America/Inuvik', 'America/Inuvik'],
  ['Alberta Standard Time', 'Europe/Berlin', 'America/Edmonton'],
  ['British Columbia Standard Time', 'Europe/Berlin', 'America/Vancouver'],
  ['Manitoba Standard Time', 'America/Edmonton', 'America/Winnipeg'],
  // Display names.
  ['(UTC-07:00) Mountain Time (US & Canada)', 'America/Edmonton', 'America/Edmonton'],
  ['(GMT-07:00) Mountain Time (US & Canada)', 'Europe/Berlin', 'America/Denver'],
  [' (utc-07:00)  mountain time (us & canada) ', 'Europe/Berlin', 'America/Denver'],
  ['(UTC-07:00)Mountain', 'Europe/Berlin', 'America/Denver'],
  ['(UTC-07:00) Mountain  Time  (US & Canada)', 'Europe/Berlin', 'America/Denver'],
  ['(UTC-04:00) Atlantic Time (Canada)', 'Europe/Berlin', 'America/Halifax'],
  ['(UTC-03:30) Newfoundland', 'America/Edmonton', 'America/St_Johns'],
  // Names of their own.
  ['(UTC-09:00) Alaska', 'Europe/Berlin', 'America/Anchorage'],
  ['(UTC-07:00) Arizona', 'America/Edmonton', 'America/Phoenix'],
  ['(UTC-08:00) Baja California', 'Europe/Berlin', 'America/Tijuana'],
  ['(UTC) Coordinated Universal Time', 'Europe/Berlin', 'Etc/UTC'],
  ['(UTC-10:00) Hawaii', 'Europe/Berlin', 'Pacific/Honolulu'],
  ['(UTC-05:00) Indiana (East)', 'Europe/Berlin', 'America/Indianapolis'],
  ['(UTC-06:00) Saskatchewan', 'America/Edmonton', 'America/Regina'],
  // Names of cities, of which the first that is known counts.
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Vienna', 'Europe/Vienna'],
  ['(UTC+02:00) Nowhere,Helsinki , Tokyo', 'America/Edmonton', 'Europe/Kiev'],
  ['(UTC-03:00) Salta', 'America/Edmonton', 'America/Buenos_Aires'],
  ['(UTC-03:00) Buenos Aires', 'America/Edmonton', 'America/Buenos_Aires'],
])('%s in a park in %s is %s', (name, parkZone, zone) => {
  expect(ianaOfWindows(name, parkZone)).toBe(zone);
});

test.each([
  '',
  'Standard Time',
  'Middle Earth',
  'Mountain Time (US & Canada)',
  'Berlin',
  'in (UTC-07:00) Arizona',
  '(PST-08:00) Arizona',
  '(UTC-07:00',
  '(UTC-07:00)',
  '(UTC-07:00) Middle Earth',
  '(UTC-07:00) Mountain Time (US) (Canada)',
  '(UTC-07:00) Mountain (US & Canada) Time',
  '(UTC-07:00) Mountain Time Zone',
  '(UTC-07:00:00.00) Arizona',
  'constructor',
  '__proto__',
])('"%s" is no Windows zone', (name) => {
  expect(ianaOfWindows(name, 'Europe/Berlin')).toBeNull();
});
