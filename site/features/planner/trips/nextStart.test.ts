import { expect, test } from 'vitest';
import { nextStart } from './ReadyTrips.tsx';

const september = { months: ['september' as const], starts: null };

test.each([
  ['2027-08-31', '2027-09-01'],
  ['2027-09-01', '2027-09-01'],
  ['2027-09-30', '2027-09-30'],
  ['2027-10-01', '2028-09-01'],
])('from %s the next September is %s', (today, date) => {
  expect(nextStart(september, today)).toBe(date);
});

test.each([
  ['2027-09-01', '2027-09-15'],
  ['2027-09-20', '2027-09-20'],
  ['2027-09-26', '2028-09-15'],
])('with best days to start, from %s it is %s', (today, date) => {
  expect(nextStart({ ...september, starts: { from: '09-15', to: '09-25' } }, today)).toBe(date);
});

test('months on both sides of the new year', () => {
  const winter = { months: ['december' as const, 'january' as const], starts: null };
  expect(nextStart(winter, '2026-11-25')).toBe('2026-12-01');
  expect(nextStart(winter, '2027-01-31')).toBe('2027-01-31');
  expect(nextStart(winter, '2027-02-01')).toBe('2027-12-01');
});
