import { expect, test } from 'vitest';
import { searchDescription } from './searchDescription.ts';

const words = (length: number) => 'abcd '.repeat(length / 5).trimEnd();

test('a description of 160 characters is whole', () => {
  expect(searchDescription('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a longer one ends with a sentence', () => {
  expect(searchDescription(`One lake here. Then ${words(200)}. End.`)).toBe('One lake here.');
});

test('where no sentence fits it ends with a word', () => {
  const text = searchDescription(words(200));
  expect(text).toBe(`${words(160).slice(0, 159)}…`);
  expect(text).toHaveLength(160);
});
