import { expect, test } from 'vitest';
import { reservationUrl } from './fields.ts';

test.each([
  ['Book at sites.park.example. The day is announced.', 'https://sites.park.example/'],
  ['Book at camp-sites2.park.example, or call.', 'https://camp-sites2.park.example/'],
  ['Book at https://sites.park.example/tents-2027.', 'https://sites.park.example/tents-2027'],
  ['Write to tents@mail.park.example or see sites.park.example.', 'https://sites.park.example/'],
])('%s names %s', (text, url) => {
  expect(reservationUrl(text)).toBe(url);
});

test.each([
  'First come, first served. Nobody can reserve a site.',
  'Gates open at 8 a.m. and close.',
  'open.closed',
  'Write to tents@mail.park.example.',
  'Book at http://sites.park.example.',
  'Files are at ftp://sites.park.example.',
])('%s names no page', (text) => {
  expect(reservationUrl(text)).toBeNull();
});
