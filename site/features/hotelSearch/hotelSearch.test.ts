import { describe, expect, test } from 'vitest';
import { hotelSearchForm, hotelSearchUrl, withCheckIn, withCheckOut } from './hotelSearch.ts';

const partner = {
  name: 'Rooms Example',
  url: 'https://rooms.example/search?place=Test%20Park%2C%20North&startDate=2020-01-01#list',
  hosts: ['rooms.example'],
  params: { ref: 'guide' },
};

test('the search carries the dates, the query of the partner and the affiliate parameters', () => {
  const url = new URL(hotelSearchUrl(partner, '2027-09-09', '2027-09-12'));
  expect(url.origin + url.pathname + url.hash).toBe('https://rooms.example/search#list');
  expect([...url.searchParams]).toEqual([
    ['place', 'Test Park, North'],
    ['ref', 'guide'],
    ['startDate', '2027-09-09'],
    ['endDate', '2027-09-12'],
  ]);
});

test('a form without a script sends the same but for the dates, which the visitor types', () => {
  expect(hotelSearchForm(partner)).toEqual({
    action: 'https://rooms.example/search#list',
    fields: [
      ['place', 'Test Park, North'],
      ['ref', 'guide'],
    ],
  });
});

const today = '2027-09-09';
const selected = { checkIn: '2027-09-19', checkOut: '2027-09-22' };

describe('a new check-in', () => {
  test.each([
    ['2027-09-21', '2027-09-22'],
    ['2027-09-22', null],
    ['2027-09-23', null],
    ['2027-10-01', null],
  ])('on %s leaves the check-out %s', (checkIn, checkOut) => {
    expect(withCheckIn(selected, checkIn, today)).toEqual({ checkIn, checkOut });
  });

  test('may be any day from today on, whatever was chosen before', () => {
    expect(withCheckIn(selected, today, today)).toEqual({ checkIn: today, checkOut: '2027-09-22' });
  });

  test.each(['', '2027-09-08', '0202-07-16'])('%j is no choice, and the check-out waits for one', (day) => {
    expect(withCheckIn(selected, day, today)).toEqual({ checkIn: null, checkOut: '2027-09-22' });
  });
});

describe('a new check-out', () => {
  test('on the day after the check-in is a choice', () => {
    expect(withCheckOut(selected, '2027-09-20', today)).toEqual({ ...selected, checkOut: '2027-09-20' });
  });

  test.each(['', '2027-09-19', '2027-09-18', '0020-07-16'])('%j is no choice', (day) => {
    expect(withCheckOut(selected, day, today)).toEqual({ ...selected, checkOut: null });
  });

  test('can be chosen first, from tomorrow on', () => {
    const none = { checkIn: null, checkOut: null };
    expect(withCheckOut(none, '2027-09-10', today)).toEqual({ checkIn: null, checkOut: '2027-09-10' });
    expect(withCheckOut(none, today, today)).toEqual(none);
  });
});
