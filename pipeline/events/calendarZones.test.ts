import { expect, test } from 'vitest';
import { zoneNamed } from './calendarZones.ts';

test.each([
  ['Europe/Berlin', 'America/Edmonton', 'Europe/Berlin'],
  [' "America/Edmonton" ', 'Europe/Berlin', 'America/Edmonton'],
  ['/mozilla.org/20050126_1/Europe/Berlin', 'America/Edmonton', 'Europe/Berlin'],
  ['/vendor.example/America/Indiana/Knox', 'America/Edmonton', 'America/Indiana/Knox'],
  ['Mountain Standard Time', 'America/Edmonton', 'America/Edmonton'],
  ['Mountain Standard Time', 'Europe/Berlin', 'America/Denver'],
  ['mountain standard time', 'America/Boise', 'America/Boise'],
  ['Eastern Standard Time 1', 'Europe/Berlin', 'America/New_York'],
  [' W. Europe Standard Time ', 'Europe/Vienna', 'Europe/Vienna'],
  ['UTC', 'Europe/Berlin', 'UTC'],
  // The zones that CLDR added when provinces left the change of clocks.
  ['Alberta Standard Time', 'America/Edmonton', 'America/Edmonton'],
  ['Alberta Standard Time', 'Europe/Berlin', 'America/Edmonton'],
  ['British Columbia Standard Time', 'Europe/Berlin', 'America/Vancouver'],
  ['Manitoba Standard Time', 'America/Edmonton', 'America/Winnipeg'],
  // Display names.
  ['(UTC-07:00) Mountain Time (US & Canada)', 'America/Edmonton', 'America/Edmonton'],
  ['(GMT-07:00) Mountain Time (US & Canada)', 'Europe/Berlin', 'America/Denver'],
  ['(UTC-04:00) Atlantic Time (Canada)', 'Europe/Berlin', 'America/Halifax'],
  ['(UTC-03:30) Newfoundland', 'America/Edmonton', 'America/St_Johns'],
])('%s in a park in %s is %s', (name, parkZone, zone) => {
  expect(zoneNamed(name, parkZone)).toBe(zone);
});

test.each(['', 'Middle Earth', 'Mountain', 'GMT-0400', '(UTC-07:00)', 'toString'])(
  '"%s" is no zone that is known',
  (name) => {
    expect(() => zoneNamed(name, 'Europe/Berlin')).toThrow(new Error(`the time zone "${name}" is not known`));
  },
);
