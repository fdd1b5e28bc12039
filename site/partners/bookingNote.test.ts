import { expect, test } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { bookingNote } from './partnerUrl.ts';

const site = publishedFile<Site>('/api/site.json');
const partner = site.partners.hotels;

test('a link to a page of its own is disclosed', () => {
  expect(bookingNote('https://hotels.example/inn', partner, site, 'Inn')).toBe(site.disclosure);
});

test('a link to the search of the partner says so first', () => {
  const { search: _, ...plain } = partner;
  expect(bookingNote(null, plain, site, 'Inn')).toBe(
    `Opens ${partner.name} for all of ${site.park}. ${site.disclosure}`,
  );
});

test('a link to the search for one place names the place', () => {
  const searching = { ...partner, search: 'https://hotels.example/?q={name}' };
  expect(bookingNote(null, searching, site, 'Inn')).toBe(`Opens ${partner.name} for Inn. ${site.disclosure}`);
});
