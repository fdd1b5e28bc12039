import { expect, test } from 'vitest';
import { searchUrl, townLabel } from './partnerUrl.ts';

const url = 'https://rooms.example/';
const place = { name: 'Inn & Mill $1', town: 'Old Town' };

test('the search of a partner is asked for the very place', () => {
  expect(searchUrl({ url, search: 'https://rooms.example/s?q={name}%20{town}' }, place)).toBe(
    'https://rooms.example/s?q=Inn%20%26%20Mill%20%241%20Old%20Town',
  );
});

test('a partner without a search for places is opened at its own page', () => {
  expect(searchUrl({ url }, place)).toBe(url);
});

test('a town has its label, and where it has none its own name', () => {
  const locations = [{ id: 'old town', label: 'Old Town' }];
  expect(townLabel({ town: 'old town' }, locations)).toBe('Old Town');
  expect(townLabel({ town: 'Elsewhere' }, locations)).toBe('Elsewhere');
});
