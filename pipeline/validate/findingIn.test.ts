import { expect, test } from 'vitest';
import type { ContentFile } from '../content/loadedContent.ts';
import { parseYaml } from '../load/parseYaml.ts';
import { pathName, positionOf, findingIn, problemOf } from './findingIn.ts';

const text = 'name: Marsh\nwaypoints:\n  - { lat: 51, lng: 14 }\nabout: see [map](/mapp) and /mapp\n';
const { data, locate } = parseYaml(text);
const file: ContentFile = {
  kind: 'trail',
  slug: 'marsh',
  path: 'content/trails/marsh.yaml',
  text,
  data,
  locate,
  body: null,
};

test('a problem is an error at the value, without a suggestion, unless told otherwise', () => {
  expect(findingIn(file, ['waypoints', 0, 'lng'], { message: 'is wrong' })).toEqual({
    file: 'content/trails/marsh.yaml',
    line: 3,
    column: 21,
    path: 'waypoints[0].lng',
    message: 'is wrong',
    suggestion: null,
    severity: 'error',
  });
});

test('a finding becomes a problem of its rule, whose name follows the path', () => {
  const problem = problemOf('slugs', findingIn(file, ['name'], { message: 'is wrong' }));
  expect(JSON.stringify(problem)).toMatch(/"path":"name","rule":"slugs","message":"is wrong"/);
});

test('it can be a warning, at the key, with a suggestion', () => {
  const finding = { message: 'm', suggestion: 's', severity: 'warning', target: 'key' } as const;
  expect(findingIn(file, ['waypoints', 0, 'lng'], finding)).toMatchObject({
    column: 16,
    suggestion: 's',
    severity: 'warning',
  });
});

test('a text inside a value is pointed at, the first one there', () => {
  const at = (snippet: string) => {
    const { line, column } = findingIn(file, ['about'], { message: 'm', snippet });
    return [line, column];
  };
  expect(at('/mapp')).toEqual([4, 18]);
  expect(at('not there')).toEqual([4, 8]);
});

test.each([
  [[], ''],
  [['name'], 'name'],
  [['route', 'waypoints', 2, 'lat'], 'route.waypoints[2].lat'],
  [[0, 'a'], '[0].a'],
])('the path %j is called "%s"', (path, name) => {
  expect(pathName(path)).toBe(name);
});

test.each([
  ['ab', { line: 1, column: 1 }, { line: 1, column: 1 }],
  ['ab', { line: 1, column: 2 }, { line: 2, column: 3 }],
  ['ab', { line: 2, column: 3 }, { line: 2, column: 3 }],
  ['ab', { line: 2, column: 4 }, { line: 2, column: 4 }],
  ['cd', { line: 1, column: 1 }, { line: 2, column: 1 }],
  ['b\ncd', { line: 1, column: 1 }, { line: 1, column: 2 }],
])('%j is looked for from %j on and found at %j', (snippet, from, found) => {
  expect(positionOf('ab\ncdab\n', snippet, from)).toEqual(found);
});
