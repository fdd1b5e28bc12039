import { expect, test } from 'vitest';
import { searchDescription } from './headTags.ts';

const words = (length: number) => 'abcd '.repeat(length / 5).trimEnd();

test('a description of 160 characters is whole', () => {
  expect(searchDescription('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a longer one ends with a sentence', () => {
  const sentence = `${'x'.repeat(79)}.`;
  expect(searchDescription(`${sentence} Then ${words(200)}.`)).toBe(sentence);
});

test('a sentence of fewer than 80 characters says too little', () => {
  const text = searchDescription(`${'x'.repeat(78)}. Then ${words(200)}.`);
  expect(text.length).toBeGreaterThan(150);
  expect(text.length).toBeLessThanOrEqual(160);
});

test('a word that is longer than all of it is cut, and no comma stands before the end', () => {
  expect(searchDescription('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  expect(searchDescription(`${words(150)}, abcd, abcdefg`)).toBe(`${words(150)}, abcd…`);
});

test('where no sentence fits it ends with a word', () => {
  const text = searchDescription(words(200));
  expect(text).toBe(`${words(160).slice(0, 159)}…`);
  expect(text).toHaveLength(160);
});
