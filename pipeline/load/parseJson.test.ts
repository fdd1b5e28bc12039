import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

test('JSON is read, and knows where everything stands', () => {
  const { data, locate, mistake } = parseJson('{\n  "a": [1,\n    {"b": 2}]\n}\n');
  expect(mistake).toBeNull();
  expect(data).toEqual({ a: [1, { b: 2 }] });
  expect(locate(['a', 1, 'b'])).toEqual({ line: 3, column: 11 });
});

test.each(['{\n  "a": [1,\n', '{"a": 1} {"b": 2}'])('%j is a mistake with its place', (text) => {
  const { mistake } = parseJson(text);
  expect(mistake?.line).toBeGreaterThan(0);
  expect(mistake?.message).not.toBe('');
});

test('YAML that is no JSON is a mistake, too', () => {
  expect(parseJson('a: 1').mistake).toMatchObject({ line: 1, column: 1 });
});
