import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#fixtures/anyCharacter.ts';
import { searchIn } from './searchIn.ts';

const search = searchIn<{ texts: string[] }>(({ texts }) => texts);
const finds = (typed: string, texts: string[]) => search([{ texts }], typed).length === 1;

test.each([
  ['', ['anything'], true],
  ['  ', ['anything'], true],
  ['aine la', ['Moraine Lake'], true],
  [' lake ', ['Moraine Lake'], true],
  ['lakes', ['Moraine Lake'], false],
  ['second', ['first', 'the second text'], true],
  ['first second', ['first', 'second'], false],
  ['firstsecond', ['first', 'second'], false],
])('a search for %j in %j is part of one of the texts: %s', (typed, texts, expected) => {
  expect(finds(typed, texts)).toBe(expected);
});

test.each([
  ['banff', 'BANFF'],
  ['BANFF', 'banff'],
  ['Chateau', 'Château'],
  ['château', 'CHATEAU'],
  ['iyarhe', 'Land of the Îyârhe Nakoda'],
  ['Îyârhe', 'land of the iyarhe nakoda'],
  // The accent as a character of its own.
  ['Cha\u0302teau', 'Château'],
  ['strasse', 'Straße'],
  ['ΟΔΟΣ', 'οδος'],
  ['οδοσ', 'ΟΔΟΣ 1'],
])('case and diacritics make no difference: %s finds %s', (typed, text) => {
  expect(finds(typed, [text])).toBe(true);
});

test.each([
  ['Moraine  Lake', 'Moraine Lake'],
  ['moraine\u00A0lake', 'Moraine Lake'],
  ['lake moraine', 'Moraine Lake'],
  ['lak mor', 'Moraine Lake'],
  ['C-Level', 'C Level Cirque'],
  ['c level', 'C-Level Cirque'],
  ['c\u2011level', 'C\u2013Level Cirque'],
  ["o'brien", 'O\u2019Brien Creek'],
  ['obrien', "O'Brien Creek"],
  ['o\u2019brien', "O'Brien Creek"],
  ['lodz', 'Łódź'],
  ['ŁÓDŹ', 'lodz'],
  ['orsted', 'Ørsted'],
])(
  'apostrophes, hyphens, spaces, strokes and the order of words make no difference: %s finds %s',
  (typed, text) => {
    expect(finds(typed, [text])).toBe(true);
  },
);

test.each([
  ['moraine pond', 'Moraine Lake'],
  ['lakemoraine', 'Moraine Lake'],
])('every word must be there: %s does not find %s', (typed, text) => {
  expect(finds(typed, [text])).toBe(false);
});

test.each([
  ['%', '100% fun', 'fun'],
  ['\\', 'back\\slash', 'backslash'],
  ['.*', 'a.*b', 'ab'],
  ['.', 'end.', 'end'],
  ['[a-z]', 'the set [a-z]', 'a'],
  ['(', 'a (note', 'a note'],
  ['^a', 'x^a', 'a'],
  ['a$', 'a$b', 'a'],
  ['a+', 'a+', 'aa'],
  ['a|b', 'a|b', 'a'],
  ['_', 'snake_case', 'snake case'],
  ['<b>', '1 <b> 2', 'b'],
])('%s is plain text: it is found in %j and not in %j', (typed, text, other) => {
  expect(finds(typed, [text])).toBe(true);
  expect(finds(typed, [other])).toBe(false);
});

test('a very long search is plain text too', () => {
  const long = 'é'.repeat(100_000);
  expect(finds(long, [`x${long}`])).toBe(true);
  expect(finds(`${long}é`, [long])).toBe(false);
});

test('those found are the records themselves, in their order', () => {
  const records = [{ texts: ['b lake'] }, { texts: ['hill'] }, { texts: ['a lake'] }];
  const found = search(records, 'lake');
  expect(found).toEqual([records[0], records[2]]);
  expect(found[0]).toBe(records[0]);
});

test('a record is read when its list is first shown, and no key press reads it again', () => {
  let reads = 0;
  const counted = searchIn<{ name: string }>(({ name }) => {
    reads += 1;
    return [name];
  });
  const records = [{ name: 'one' }, { name: 'two' }];
  for (const typed of ['', 'o', 'on']) counted(records, typed);
  expect(reads).toBe(2);
});

test('every part of a text finds it, whatever it is written in', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 20 });
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      expect(finds(part, [before + part + after])).toBe(true);
    }),
  );
});
