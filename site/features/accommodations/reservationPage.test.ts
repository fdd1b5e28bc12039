import { expect, test } from 'vitest';
import { reservationPage } from './reservationPage.ts';

test('the host in a text about reservations is the reservation page', () => {
  expect(reservationPage('Book at sites.park.example. The day is announced.')).toBe(
    'https://sites.park.example/',
  );
});

test.each([
  'First come, first served. Nobody can reserve a site.',
  'Gates open at 8 a.m. and close.',
  'open.closed',
])('%s has no host', (text) => {
  expect(reservationPage(text)).toBeNull();
});
