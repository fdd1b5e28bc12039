import { expect, test, vi } from 'vitest';
import { textMemory } from './textMemory.ts';

/** A memory of two texts, and the texts for which a result was made. */
function memoryOfTwo() {
  const make = vi.fn<(text: string) => string>((text) => text.toUpperCase());
  const { get, forget } = textMemory(make, 2);
  return { get, forget, made: () => make.mock.calls.map(([text]) => text) };
}

test('what was made of a text is not made again, not even of an empty one', () => {
  const { get, made } = memoryOfTwo();
  expect(['a', '', 'a', '', 'a'].map(get)).toEqual(['A', '', 'A', '', 'A']);
  expect(made()).toEqual(['a', '']);
});

test('a text too many, and all before it are forgotten', () => {
  const { get, made } = memoryOfTwo();
  ['a', 'b', 'a', 'b', 'c', 'c', 'b'].map(get);
  expect(made()).toEqual(['a', 'b', 'c', 'b']);
});

test('a forgotten text is made anew, the others are not', () => {
  const { get, forget, made } = memoryOfTwo();
  ['a', 'b'].map(get);
  forget('a');
  ['a', 'b'].map(get);
  expect(made()).toEqual(['a', 'b', 'a']);
});
