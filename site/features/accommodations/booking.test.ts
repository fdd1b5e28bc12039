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
  expect(bookingOf(bookingUrl, partner)).toEqual({ href, label });
});
