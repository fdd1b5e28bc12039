import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test.each([
  ['{"a":"one\ntwo"}', { a: 'one\ntwo' }],
  ['{"a":"one\r\ntwo\tthree"}', { a: 'one\r\ntwo\tthree' }],
  ['{\n"a":\t"\\"\n"\n}', { a: '"\n' }],
  ['\uFEFF[1]', [1]],
])('%j is read', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['{"a":"one\ntwo}', "{'a': 1}", '', '"\\'])('%j is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
