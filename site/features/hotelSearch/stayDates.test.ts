import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  firstDay,
  noStayDates,
  type StayDates,
  type StayDatesAction,
  stayDatesLabel,
  stayDatesReducer,
} from './stayDates.ts';

const pick = (date: string): StayDatesAction => ({ type: 'pick', date });
const after = (...actions: StayDatesAction[]) =>
  actions.reduce(stayDatesReducer, { ...noStayDates, open: true });

test('it begins with choosing the check-in', () => {
  expect(noStayDates).toEqual({ choosing: 'checkIn', checkIn: null, checkOut: null, open: false });
});

test('a picked check-in switches to the check-out and leaves the calendar open', () => {
  expect(after(pick('2027-09-19'))).toEqual({
    choosing: 'checkOut',
    checkIn: '2027-09-19',
    checkOut: null,
    open: true,
  });
});

test('a picked check-out closes the calendar and returns to the check-in', () => {
  expect(after(pick('2027-09-19'), pick('2027-09-22'))).toEqual({
    choosing: 'checkIn',
    checkIn: '2027-09-19',
    checkOut: '2027-09-22',
    open: false,
  });
});

describe('a new check-in', () => {
  const both = [pick('2027-09-19'), pick('2027-09-22')];
  test.each([
    ['2027-09-21', '2027-09-22'],
    ['2027-09-22', null],
    ['2027-09-23', null],
    ['2027-10-01', null],
  ])('on %s leaves the check-out %s', (checkIn, checkOut) => {
    expect(after(...both, pick(checkIn))).toMatchObject({ choosing: 'checkOut', checkIn, checkOut });
  });
});

test('clearing forgets both dates and begins anew', () => {
  expect(after(pick('2027-09-19'), { type: 'clear' })).toEqual({ ...noStayDates, open: true });
});

test('closing the calendar keeps the dates, and opened again it asks for the one that is missing', () => {
  expect(after(pick('2027-09-19'), { type: 'show', open: false })).toMatchObject({
    choosing: 'checkOut',
    checkIn: '2027-09-19',
    open: false,
  });
});

test('left with both dates, a calendar that is opened again asks for both anew', () => {
  const left = after(pick('2027-09-19'), pick('2027-09-22'), pick('2027-09-20'), {
    type: 'show',
    open: false,
  });
  expect(stayDatesReducer(left, { type: 'show', open: true })).toEqual({
    choosing: 'checkIn',
    checkIn: '2027-09-20',
    checkOut: '2027-09-22',
    open: true,
  });
});

const today = '2027-09-09';
const choosingCheckOut: StayDates = { ...noStayDates, choosing: 'checkOut', checkIn: '2027-09-19' };

test.each([
  ['check-in', noStayDates, '2027-09-09'],
  ['check-out', choosingCheckOut, '2027-09-20'],
] as const)('the first day for the %s of %j is %s', (_, state, first) => {
  expect(firstDay(state, today)).toBe(first);
});

test('a check-in that has become past does not open past days', () => {
  expect(firstDay({ ...choosingCheckOut, checkIn: '2027-09-01' }, today)).toBe(today);
});

test.each([
  ['2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-12-31', '2028-01-01'],
  ['2027-03-13', '2027-03-14'],
  ['2027-03-14', '2027-03-15'],
])('the day after %s is %s', (date, next) => {
  expect(dayAfter(date)).toBe(next);
});

test.each([
  [null, null, 'Select dates'],
  ['2027-09-09', null, 'Sep 09 - Select checkout'],
  ['2027-09-09', '2027-10-01', 'Sep 09 - Oct 01'],
])('with check-in %s and check-out %s the button says %s', (checkIn, checkOut, label) => {
  expect(stayDatesLabel({ ...noStayDates, checkIn, checkOut })).toBe(label);
});

test('another check-in may be any day from today on, whatever was chosen before', () => {
  const chosen: StayDates = { ...noStayDates, checkIn: '2027-09-19', checkOut: '2027-09-22' };
  expect(firstDay(chosen, '2027-09-01')).toBe('2027-09-01');
});

test('a check-out follows a check-in of today, too', () => {
  expect(firstDay(after(pick('2027-09-01')), '2027-09-01')).toBe('2027-09-02');
});
