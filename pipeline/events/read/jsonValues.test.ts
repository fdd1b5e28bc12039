import { expect, test } from 'vitest';
import { fieldAt, fieldOf, listOf, textOf } from './jsonValues.ts';

test('a field is one of an object, and its own', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  expect(fieldOf({ a: null }, 'a')).toBeNull();
  for (const value of [null, undefined, 5, 'text', { b: 1 }]) expect(fieldOf(value, 'a')).toBeUndefined();
  expect(fieldOf('text', 'length')).toBeUndefined();
  expect(fieldOf({}, 'constructor')).toBeUndefined();
});

test('names lead from field to field', () => {
  const value = { a: { b: [{ c: 'end' }] } };
  expect(fieldAt(value, 'a', 'b', '0', 'c')).toBe('end');
  expect(fieldAt(value, 'a', 'x', 'c')).toBeUndefined();
  expect(fieldAt(value)).toBe(value);
});

test.each([
  [' a text ', 'a text'],
  [12.5, '12.5'],
  [0, '0'],
  [true, ''],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{}, ''],
])('%j as text is "%s"', (value, text) => {
  expect(textOf(value)).toBe(text);
});

test.each([
  [[], []],
  [
    ['a', null],
    ['a', null],
  ],
  [undefined, []],
  [null, []],
  ['', []],
  ['a', ['a']],
  [0, [0]],
  [{ a: 1 }, [{ a: 1 }]],
])('%j as a list is %j', (value, list) => {
  expect(listOf(value)).toEqual(list);
});
