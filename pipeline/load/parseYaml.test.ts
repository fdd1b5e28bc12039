import { describe, expect, test } from 'vitest';
import { parseYaml, parseJson } from './parseYaml.ts';

const text = `name: Tarn
route:
  waypoints:
    - { lat: 51, lng: -116 }
    - lat: 52
empty:
`;

describe('positions', () => {
  const { locate, data } = parseYaml(text);

  test('of values, keys and list entries', () => {
    expect(data).toEqual({
      name: 'Tarn',
      route: { waypoints: [{ lat: 51, lng: -116 }, { lat: 52 }] },
      empty: null,
    });
    expect(locate(['name'])).toEqual({ line: 1, column: 7 });
    expect(locate(['name'], 'key')).toEqual({ line: 1, column: 1 });
    expect(locate(['route', 'waypoints', 0, 'lng'])).toEqual({ line: 4, column: 23 });
    expect(locate(['route', 'waypoints', 1, 'lat'], 'key')).toEqual({ line: 5, column: 7 });
  });

  test('of what is not there: the nearest parent', () => {
    expect(locate([])).toEqual({ line: 1, column: 1 });
    expect(locate(['missing'])).toEqual({ line: 1, column: 1 });
    expect(locate(['route', 'waypoints', 1, 'lng'])).toEqual({ line: 5, column: 7 });
    expect(locate(['route', 'waypoints', 7])).toEqual({ line: 4, column: 5 });
  });

  test('through an alias: where the values stand', () => {
    const { locate } = parseYaml('a: &place\n  lat: 1\nb: *place\n');
    expect(locate(['b', 'lat'])).toEqual({ line: 2, column: 8 });
  });

  test('counted from the first line of the file when the YAML starts further down', () => {
    expect(parseYaml('a: 1\nb: 2\n', 5).locate(['b'])).toEqual({ line: 6, column: 4 });
  });
});

describe('refuses', () => {
  test.each([
    ['two equal keys', 'a: 1\na: 2\n', 2, /a is here twice, first on line 1/],
    ['unknown tags', 'a: 1\nb: !secret x\n', 2, /begins with !/],
    ['broken syntax', 'a: 1\nb: [1, 2\n', 2, /the bracket \[ is opened here/],
    ['a second document', 'a: 1\n---\nb: 2\n', 2, /second document/],
    ['tabs as indentation', 'a:\n\tb: 1\n', 2, /[Tt]ab/],
  ])('%s', (_name, source, line, message) => {
    const { mistake, data } = parseYaml(source);
    expect(mistake?.message).toMatch(message);
    expect(mistake?.line).toBe(line);
    expect(data).toBeNull();
  });

  test('an alias bomb', () => {
    const levels = Array.from(
      { length: 9 },
      (_, n) => `k${n + 1}: &k${n + 1} [${Array(9).fill(`*k${n}`).join(', ')}]`,
    );
    const { mistake } = parseYaml(`k0: &k0 [1]\n${levels.join('\n')}\n`);
    expect(mistake?.message).toMatch(/alias/);
  });
});

test('dates and words stay text, and __proto__ is a key like any other', () => {
  const { data } = parseYaml('day: 2026-11-20\nanswer: no\n__proto__: { admin: true }\n');
  expect(Object.entries(data as object).slice(0, 2)).toEqual([
    ['day', '2026-11-20'],
    ['answer', 'no'],
  ]);
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
});

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
