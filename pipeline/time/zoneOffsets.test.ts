import { expect, test } from 'vitest';
import { minutesAt, dateAt } from '#schemas/rules/zoneClock.ts';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { zoneOffsets } from './zoneOffsets.ts';

test('publishes every change of clocks from a month back to two years ahead', () => {
  expect(zoneOffsets('Europe/Berlin', '2026-11-20')).toEqual([
    { from: '2026-10-20T00:00:00Z', minutes: 120 },
    { from: '2026-10-25T01:00:00Z', minutes: 60 },
    { from: '2027-03-28T01:00:00Z', minutes: 120 },
    { from: '2027-10-31T01:00:00Z', minutes: 60 },
    { from: '2028-03-26T01:00:00Z', minutes: 120 },
    { from: '2028-10-29T01:00:00Z', minutes: 60 },
  ]);
});

test('a zone without changes has one entry, and half hours are minutes', () => {
  expect(zoneOffsets('UTC', '2026-11-20')).toEqual([{ from: '2026-10-20T00:00:00Z', minutes: 0 }]);
  expect(zoneOffsets('Asia/Kolkata', '2026-11-20').map(({ minutes }) => minutes)).toEqual([330]);
  expect(zoneOffsets('Australia/Lord_Howe', '2026-11-20').map(({ minutes }) => minutes)).toContain(630);
});

test.each(['Europe/Berlin', 'America/Edmonton', 'Australia/Lord_Howe', 'America/St_Johns'])(
  'the clock of %s by its offsets is the clock of this Node',
  (zone) => {
    const offsets = zoneOffsets(zone, '2026-11-20');
    const start = Date.parse('2026-10-25T00:00:00Z');
    for (let n = 0; n < 700; n += 1) {
      const instant = start + n * 86_400_000 + n * 37 * 60_000;
      const { date, time } = wallTimeIn(instant, zone);
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      expect([dateAt(offsets, instant), minutesAt(offsets, instant)]).toEqual([date, hours * 60 + minutes]);
    }
  },
);
