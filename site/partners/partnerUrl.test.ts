import { expect, test } from 'vitest';
import { isPartnerUrl, partnerUrl } from './partnerUrl.ts';

const partner = { hosts: ['rooms.example', 'www.rooms.example'], params: { ref: 'guide', medium: 'a b' } };

test.each([
  ['no query', 'https://rooms.example/inn', 'https://rooms.example/inn?ref=guide&medium=a+b'],
  [
    'every host of the partner',
    'https://www.rooms.example/',
    'https://www.rooms.example/?ref=guide&medium=a+b',
  ],
  [
    'a query is kept',
    'https://rooms.example/?q=a%20b&x',
    'https://rooms.example/?q=a%20b&x&ref=guide&medium=a+b',
  ],
  [
    'a hash is kept',
    'https://rooms.example/inn#rates',
    'https://rooms.example/inn?ref=guide&medium=a+b#rates',
  ],
  [
    'a key that is there is not overridden',
    'https://rooms.example/?ref=other',
    'https://rooms.example/?ref=other&medium=a+b',
  ],
  [
    'a key that is there but empty counts',
    'https://rooms.example/?ref=&medium',
    'https://rooms.example/?ref=&medium',
  ],
  [
    'the host is compared in lower case',
    'https://ROOMS.example/',
    'https://rooms.example/?ref=guide&medium=a+b',
  ],
])('%s', (_, address, expected) => {
  expect(partnerUrl(address, partner)).toBe(expected);
});

test.each([
  ['another host', 'https://inn.example/?x=1'],
  ['a host that ends like the partner', 'https://notrooms.example/'],
  ['a host that begins like the partner', 'https://rooms.example.evil.example/'],
  ['a subdomain that is not listed', 'https://m.rooms.example/'],
  ['another port', 'https://rooms.example:8443/'],
  ['the host within the path', 'https://inn.example/rooms.example/'],
  ['no address at all', 'rooms.example'],
  ['nothing', ''],
])('%s is left alone', (_, address) => {
  expect(partnerUrl(address, partner)).toBe(address);
  expect(isPartnerUrl(address, partner)).toBe(false);
});

test('a partner without parameters changes nothing', () => {
  expect(partnerUrl('https://rooms.example/?q=1#top', { ...partner, params: {} })).toBe(
    'https://rooms.example/?q=1#top',
  );
});
