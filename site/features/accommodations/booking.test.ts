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
  expect(bookingOf(bookingUrl, partner, { name: 'Inn', town: 'Town' })).toEqual({ href, label });
});

test('without a page of its own the place is looked for at the partner, with the parameters', () => {
  const searching = { ...partner, search: 'https://rooms.example/search?q={name}' };
  expect(bookingOf(null, searching, { name: 'The Inn', town: 'Town' }).href).toBe(
    'https://rooms.example/search?q=The%20Inn&ref=guide',
  );
});
