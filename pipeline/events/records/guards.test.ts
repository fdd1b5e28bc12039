import { expect, test } from 'vitest';
import { reasonsToHold } from './guards.ts';
import type { ImportedRecord } from './toRecord.ts';

const coming = (count: number) =>
  Array.from({ length: count }, (_, index): ImportedRecord => ({
    slug: `event-${index}`,
    data: {
      ...({} as ImportedRecord['data']),
      startDate: '2026-12-05',
      endDate: '2026-12-05',
      imported: { feed: 'town', key: String(index) },
    },
  }));

test.each([
  [10, 7, []],
  [10, 6, ['4 of 10 coming events are gone']],
  [3, 2, ['1 of 3 coming events are gone']],
  [0, 0, []],
  [1, 0, ['1 of 1 coming events are gone']],
  [1, 5, []],
])('of %i coming events %i are left: %j', (before, now, reasons) => {
  const reading = { before: coming(before), now: coming(now), entries: now, quarantined: 0 };
  expect(reasonsToHold(reading, '2026-12-05')).toEqual(reasons);
  // Past events may go.
  expect(reasonsToHold(reading, '2026-12-06')).toEqual([]);
});

test('an event that is there under another key is gone', () => {
  const reading = { before: coming(1), now: coming(2).slice(1), entries: 1, quarantined: 0 };
  expect(reasonsToHold(reading, '2026-12-05')).toEqual(['1 of 1 coming events are gone']);
});

test.each([
  [10, 1, []],
  [10, 2, ['2 of 10 entries could not be understood']],
  [9, 1, ['1 of 9 entries could not be understood']],
  [0, 0, []],
])('of %i entries %i are put aside: %j', (entries, quarantined, reasons) => {
  expect(reasonsToHold({ before: [], now: [], entries, quarantined }, '2026-12-05')).toEqual(reasons);
});
