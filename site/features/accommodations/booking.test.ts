import { expect, test } from 'vitest';
import { bookingOf } from './booking.ts';

const partner = {
  name: 'Rooms Example',
  url: 'https://rooms.example/search',
  hosts: ['rooms.example'],
  params: { ref: 'guide' },
};

test.each([
  ['no page of its own', null, 'https://rooms.example/search?ref=guide', 'Book on Rooms Example'],
  [
    'a page at the partner',
    'https://rooms.example/inn?id=7',
    'https://rooms.example/inn?id=7&ref=guide',
    'Book on Rooms Example',
  ],
  ['a page elsewhere', 'https://www.inn.example/stay', 'https://www.inn.example/stay', 'Book on inn.example'],
])('%s', (_, bookingUrl, href, label) => {
  expect(bookingOf(bookingUrl, partner, { name: 'Inn', town: 'Town' }, null)).toEqual({
    href,
    label,
    dates: null,
  });
});

test('without a page of its own the place is looked for at the partner, with the parameters', () => {
  const searching = { ...partner, search: 'https://rooms.example/search?q={name}' };
  expect(bookingOf(null, searching, { name: 'The Inn', town: 'Town' }, null).href).toBe(
    'https://rooms.example/search?q=The%20Inn&ref=guide',
  );
});

test.each([
  [
    'at the partner',
    null,
    { from: '2027-09-10', to: '2027-09-12' },
    '&startDate=2027-09-10&endDate=2027-09-12',
    'Sep 10–12, 2027',
  ],
  ['at the partner, unless they have no night', null, { from: '2027-09-10', to: '2027-09-10' }, '', null],
  ['elsewhere', 'https://www.inn.example/stay', { from: '2027-09-10', to: '2027-09-12' }, null, null],
])('the dates that were chosen go along %s', (_, bookingUrl, trip, added, dates) => {
  const booking = bookingOf(bookingUrl, partner, { name: 'Inn', town: 'Town' }, trip);
  expect(booking.href).toBe(added === null ? bookingUrl : `https://rooms.example/search?ref=guide${added}`);
  expect(booking.dates).toBe(dates);
});
