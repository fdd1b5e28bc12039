import { expect, test } from 'vitest';
import { isClosedOn, seasonLine } from './openSeason.ts';

const summer = { from: '06-15', to: '09-20' };
const usual = { ...summer, usual: true as const };
const winter = { from: '12-05', to: '04-10' };
const trip = (from: string, to: string) => ({ today: '2027-01-01', trip: { from, to } });
const on = (today: string) => ({ today, trip: null });

test.each([
  // Without dates, today counts.
  [summer, on('2027-06-14'), true, 'Opens mid-June'],
  [summer, on('2027-06-15'), false, null],
  [summer, on('2027-09-20'), false, null],
  [summer, on('2027-09-21'), true, 'Opens mid-June'],
  [winter, on('2027-12-04'), true, 'Opens early December'],
  [winter, on('2027-12-31'), false, null],
  [winter, on('2028-04-11'), true, 'Opens early December'],
  // With dates, today does not.
  [summer, trip('2027-07-01', '2027-07-05'), false, null],
  [summer, trip('2027-06-10', '2027-06-14'), true, 'Opens mid-June'],
  [summer, trip('2027-06-10', '2027-06-15'), false, 'Opens mid-June'],
  [summer, trip('2027-09-18', '2027-09-20'), false, null],
  [summer, trip('2027-09-18', '2027-09-21'), false, 'Closes mid-September'],
  [summer, trip('2027-12-30', '2028-01-02'), true, 'Opens mid-June'],
  [winter, trip('2027-12-30', '2028-01-02'), false, null],
  // The days of other years may be other days this year: a month before and after them nothing is closed.
  [usual, on('2027-05-14'), true, 'Usually opens mid-June'],
  [usual, on('2027-05-15'), false, 'Usually opens mid-June'],
  [usual, on('2027-10-21'), false, 'Usually opens mid-June'],
  [usual, on('2027-10-22'), true, 'Usually opens mid-June'],
  [usual, trip('2027-05-10', '2027-05-14'), true, 'Usually opens mid-June'],
  [usual, trip('2027-05-10', '2027-05-15'), false, 'Usually opens mid-June'],
  [usual, trip('2027-09-18', '2027-09-21'), false, 'Usually closes mid-September'],
  [undefined, trip('2027-12-30', '2028-01-02'), false, null],
])('what is open %j is on %j closed: %s, and says %j', (open, days, isClosed, line) => {
  expect(isClosedOn(open, days)).toBe(isClosed);
  expect(seasonLine(open, days)).toBe(line);
});
