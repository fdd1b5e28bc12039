import { expect, test } from 'vitest';
import type { NoticeWhen } from '#schemas/types/published.ts';
import { inForce, monthsInForce } from './noticeDays.ts';

const summer: NoticeWhen = { from: null, to: null, yearly: { from: '07-10', to: '09-15' }, hours: null };

test.each([
  ['2027-07-10', null, 'today'],
  ['2027-07-09', null, 'other'],
  ['2027-01-05', { from: '2027-07-01', to: '2027-07-09' }, 'other'],
  ['2027-01-05', { from: '2027-07-01', to: '2027-07-10' }, 'trip'],
  ['2027-01-05', { from: '2027-09-15', to: '2027-09-15' }, 'trip'],
  ['2027-01-05', { from: '2027-09-16', to: '2027-09-20' }, 'other'],
  ['2027-08-01', { from: '2027-12-01', to: '2027-12-02' }, 'today'],
])('on %s, with a trip %j, it is in force: %s', (today, trip, expected) => {
  expect(inForce(summer, { today, trip })).toBe(expected);
});

const shown = (when: NoticeWhen, year: number) =>
  monthsInForce(when, year)
    .map((held) => (held ? 'x' : '.'))
    .join('');

test('a month counts when one of its days does', () => {
  expect(shown(summer, 2027)).toBe('......xxx...');
  expect(shown({ ...summer, yearly: { from: '10-31', to: '02-01' } }, 2027)).toBe('xx.......xxx');
  expect(shown({ ...summer, yearly: null, from: '2027-12-31' }, 2027)).toBe('...........x');
  expect(shown({ ...summer, yearly: null, from: '2027-12-31' }, 2026)).toBe('............');
});
