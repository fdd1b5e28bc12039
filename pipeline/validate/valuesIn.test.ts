import { expect, test } from 'vitest';
import { valuesIn } from './valuesIn.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

test('wanted values come in the order of the record, each with a path of its own', () => {
  const record = { name: 'a', list: [{ file: 'b' }, 'c'], none: null, deep: { deeper: { file: 'd' } } };
  expect(valuesIn(record, isText)).toEqual([
    { path: ['name'], value: 'a' },
    { path: ['list', 0, 'file'], value: 'b' },
    { path: ['list', 1], value: 'c' },
    { path: ['deep', 'deeper', 'file'], value: 'd' },
  ]);
});

test('the key of a value is the last step to it, and the record itself has none', () => {
  const keys: unknown[] = [];
  valuesIn({ list: ['a'] }, (_, key): _ is never => {
    keys.push(key);
    return false;
  });
  expect(keys).toEqual([undefined, 'list', 0]);
});
