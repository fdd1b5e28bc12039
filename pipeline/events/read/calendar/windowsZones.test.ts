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
  ['Manitoba Standard Time', 'America/Edmonton', 'America/Winnipeg'],
  ['(UTC-07:00) Mountain Time (US & Canada)', 'America/Edmonton', 'America/Edmonton'],
  ['(GMT-07:00) Mountain Time (US & Canada)', 'Europe/Berlin', 'America/Denver'],
  ['(UTC-04:00) Atlantic Time (Canada)', 'Europe/Berlin', 'America/Halifax'],
  ['(UTC-07:00) Arizona', 'America/Edmonton', 'America/Phoenix'],
  ['(UTC-06:00) Saskatchewan', 'America/Edmonton', 'America/Regina'],
  ['(UTC-03:30) Newfoundland', 'America/Edmonton', 'America/St_Johns'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Vienna', 'Europe/Vienna'],
  ['(UTC) Coordinated Universal Time', 'Europe/Berlin', 'Etc/UTC'],
])('%s in a park in %s is %s', (name, parkZone, zone) => {
  expect(ianaOfWindows(name, parkZone)).toBe(zone);
});

test.each([
  '',
  'Standard Time',
  'Middle Earth',
  '(UTC-07:00)',
  '(UTC-07:00) Middle Earth',
  'constructor',
  '__proto__',
])('"%s" is no Windows zone', (name) => {
  expect(ianaOfWindows(name, 'Europe/Berlin')).toBeNull();
});
