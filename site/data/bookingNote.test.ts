import { expect, test } from 'vitest';
import { publishedFile } from '../test/publishedFile.ts';
import { bookingNote } from './bookingNote.ts';
import { published } from './published.ts';

const site = publishedFile(published.site);
const partner = site.partners.hotels;

test('a link to a page of its own is disclosed', () => {
  expect(bookingNote('https://hotels.example/inn', partner, site)).toBe(site.disclosure);
});

test('a link to the search of the partner says so first', () => {
  expect(bookingNote(null, partner, site)).toBe(
    `Opens ${partner.name} for all of ${site.park}. ${site.disclosure}`,
  );
});
