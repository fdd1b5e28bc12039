import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How people elsewhere write it, and how visitors of the guide read it. */
const spellings: Record<string, string> = {
  behavior: 'behaviour',
  canceled: 'cancelled',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  gray: 'grey',
  harbor: 'harbour',
  honor: 'honour',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  meter: 'metre',
  meters: 'metres',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  theater: 'theatre',
  traveled: 'travelled',
  traveler: 'traveller',
  travelers: 'travellers',
  traveling: 'travelling',
};

const word = new RegExp(`\\b(${Object.keys(spellings).join('|')})\\b`, 'gi');
/** Addresses, and names that are spelled as their owners do. */
const notOurs = /https?:\S+|Condé Nast Traveler/g;

/** The words of a text that Canadians write otherwise. */
function foreignSpellings(text: string): string[] {
  return [...text.replace(notOurs, '').matchAll(word)].map(([found]) => found);
}

test('a word from the list is found, in any case; an address or a name is not', () => {
  expect(foreignSpellings('Gray water in the center of colorful hills')).toEqual(['Gray', 'center']);
  expect(foreignSpellings('https://town.example/center and Condé Nast Traveler')).toEqual([]);
});

test('the content is spelled as in Canada', () => {
  const found = globSync('content/**/*.{yaml,md}').flatMap((file) =>
    foreignSpellings(readFileSync(file, 'utf8')).map(
      (foreign) => `${file}: ${foreign}, write ${spellings[foreign.toLowerCase()]}`,
    ),
  );
  expect(found).toEqual([]);
});
