import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How people elsewhere write it, and how visitors of the guide read it. */
const spellings: Record<string, string> = {
  aluminium: 'aluminum',
  authorisation: 'authorization',
  behavior: 'behaviour',
  canceled: 'cancelled',
  canceling: 'cancelling',
  'car park': 'parking lot',
  'car parks': 'parking lots',
  catalog: 'catalogue',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colored: 'coloured',
  colorful: 'colourful',
  colors: 'colours',
  defense: 'defence',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  flavor: 'flavour',
  flavors: 'flavours',
  gray: 'grey',
  harbor: 'harbour',
  honor: 'honour',
  honored: 'honoured',
  jewelry: 'jewellery',
  kerb: 'curb',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  labeled: 'labelled',
  labor: 'labour',
  liter: 'litre',
  liters: 'litres',
  meter: 'metre',
  meters: 'metres',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  neighboring: 'neighbouring',
  neighbors: 'neighbours',
  petrol: 'gas',
  plow: 'plough',
  programme: 'program',
  programmes: 'programs',
  rumor: 'rumour',
  skillful: 'skilful',
  specialised: 'specialized',
  theater: 'theatre',
  theaters: 'theatres',
  traveled: 'travelled',
  traveler: 'traveller',
  travelers: 'travellers',
  traveling: 'travelling',
  tyre: 'tire',
  tyres: 'tires',
  windscreen: 'windshield',
};

const word = new RegExp(`\\b(${Object.keys(spellings).join('|')})\\b`, 'gi');
/** Addresses, what stands in code signs, and names that are spelled as their owners do. */
const notOurs = /https?:\S+|```[^]*?```|`[^`\n]*`|Condé Nast Traveler/g;

/** The words of a text that Canadians write otherwise. */
function foreignSpellings(text: string): string[] {
  return [...text.replace(notOurs, '').matchAll(word)].map(([found]) => found);
}

/** What people may read of a module: the words between tags, and quoted texts of three words or more. */
function textsOf(code: string): string[] {
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const between = [...withoutComments.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text);
  const quoted = [...withoutComments.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(
    ([, , text = '']) => text,
  );
  return [...between, ...quoted.filter((text) => /^\W*\p{L}+[\s,.]+\p{L}+[\s,.]+\p{L}/u.test(text))];
}

function problemsIn(file: string, texts: readonly string[]): string[] {
  return texts
    .flatMap(foreignSpellings)
    .map((foreign) => `${file}: ${foreign}, write ${spellings[foreign.toLowerCase()]}`);
}

test('a word from the list is found, in any case; an address, code or a name is not', () => {
  expect(foreignSpellings('Gray water in the center of colorful hills')).toEqual([
    'Gray',
    'center',
    'colorful',
  ]);
  expect(foreignSpellings('https://town.example/center, `color` and Condé Nast Traveler')).toEqual([]);
});

test.each([
  ['<p className={styles.center}>A gray day</p>', ['gray']],
  ["const text = 'The color of lakes';", ['color']],
  ["style({ color: vars.color.ink, alignItems: 'center' })", []],
  ['// the color of all lakes', []],
])('of %s the texts are read, not the code', (code, found) => {
  expect(textsOf(code).flatMap(foreignSpellings)).toEqual(found);
});

describe('spelled as in Canada', () => {
  test.each([
    ['the content', 'content/**/*.{yaml,md}'],
    ['the docs', '{docs/**/,}*.md'],
  ])('%s', (_name, pattern) => {
    const files = globSync(pattern);
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((file) => problemsIn(file, [readFileSync(file, 'utf8')]))).toEqual([]);
  });

  test('the texts of the site and of the newsletter', () => {
    const files = globSync('{site,functions}/**/*.{ts,tsx}').filter(
      (file) => !/\.(test|spec|css)\.tsx?$|^site\/(e2e|bench|test|build)\/|icons\//.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => problemsIn(file, textsOf(readFileSync(file, 'utf8'))))).toEqual([]);
  });
});
