import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { bookingNote, isPartnerUrl, partnerUrl, searchUrl, townLabel } from './partnerUrl.ts';

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

test('a booking link is disclosed, and says first when it opens a search of the partner', () => {
  const site = publishedFile<Site>('/api/site.json');
  const { search: _, ...plain } = site.partners.hotels;
  const searching = { ...plain, search: 'https://hotels.example/?q={name}' };
  expect(bookingNote('https://hotels.example/inn', plain, site, 'Inn')).toBe(site.disclosure);
  expect(bookingNote(null, plain, site, 'Inn')).toBe(
    `Opens ${plain.name}, searching all of ${site.park}. ${site.disclosure}`,
  );
  expect(bookingNote(null, searching, site, 'Inn')).toBe(
    `Opens ${plain.name}, searching for Inn. ${site.disclosure}`,
  );
});

test('the search of a partner is asked for the very place, without one its own page is opened', () => {
  const [url, place] = ['https://rooms.example/', { name: 'Inn & Mill $1', town: 'Old Town' }];
  expect(searchUrl({ url, search: 'https://rooms.example/s?q={name}%20{town}' }, place)).toBe(
    'https://rooms.example/s?q=Inn%20%26%20Mill%20%241%20Old%20Town',
  );
  expect(searchUrl({ url }, place)).toBe(url);
});

test('a town has its label, and where it has none its own name', () => {
  const locations = [{ id: 'old town', label: 'Old Town' }];
  expect(townLabel({ town: 'old town' }, locations)).toBe('Old Town');
  expect(townLabel({ town: 'Elsewhere' }, locations)).toBe('Elsewhere');
});
