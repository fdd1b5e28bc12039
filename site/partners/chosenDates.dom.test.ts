import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readChosenDates, shortDate, useChosenDates, useDatesStore } from './chosenDates.ts';

const none = { checkIn: null, checkOut: null };
const both = { checkIn: '2027-09-10', checkOut: '2027-09-12' };

afterEach(() => useDatesStore.setState(none));

test.each([
  [both, both],
  [
    { checkIn: '2027-09-10', checkOut: null },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [
    { checkIn: '2027-09-10', checkOut: '2027-09-10' },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [{ checkIn: null, checkOut: '2027-09-10' }, none],
  [{ checkIn: 'soon', checkOut: '2027-09-10' }, none],
  [{ checkIn: 20_270_910 }, none],
  [{ checkIn: '2027-99-99' }, none],
  [{ checkIn: '2027-02-30' }, none],
  [
    { checkIn: '2027-09-10', checkOut: '2027-13-01' },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [null, none],
  ['2027-09-10', none],
])('in %j it reads %j', (stored, dates) => {
  expect(readChosenDates(stored)).toEqual(dates);
});

test('they are kept for the visit: the next page of this tab reads them', () => {
  useDatesStore.setState(both);
  expect(JSON.parse(sessionStorage.getItem('larch-stay-dates') ?? '')).toMatchObject({ state: both });
});

test.each([
  ['2027-09-10', both],
  ['2027-09-11', none],
])('on %s they are %j', (today, dates) => {
  useDatesStore.setState(both);
  expect(renderHook(() => useChosenDates(today)).result.current).toEqual(dates);
});

test.each([
  ['2027-09-09', 'Sep 09'],
  ['2028-01-31', 'Jan 31'],
  ['2028-12-01', 'Dec 01'],
])('%s is written %s', (date, text) => {
  expect(shortDate(date)).toBe(text);
});

test('every month is said by three letters', () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(months.map((month) => shortDate(`2027-${month}-09`).replace(' 09', '')).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});
