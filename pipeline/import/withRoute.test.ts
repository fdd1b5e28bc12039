import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withRoute } from './importTrack.ts';

const route = { source: 'GPS recording "A: b" (a.gpx)', file: 'marsh.geojson' };
const block = `route:
  accuracy: recorded
  source: "GPS recording \\"A: b\\" (a.gpx)"
  file: marsh.geojson`;

test('a trail without a route gets one at its end', () => {
  expect(withRoute('name: Marsh # a comment\n', route)).toBe(`name: Marsh # a comment\n${block}\n`);
  expect(withRoute('name: Marsh\n\n\n', route)).toBe(`name: Marsh\n${block}\n`);
});

test.each([
  ['on one line', 'name: A\nroute: { accuracy: sketch }\nscene: b\n'],
  ['on several lines', 'name: A\nroute:\n  accuracy: sketch\n  waypoints:\n    - { lat: 1 }\nscene: b\n'],
  ['without a value', 'name: A\nroute:\nscene: b\n'],
])('a route %s is replaced where it stands', (_how, text) => {
  expect(withRoute(text, route)).toBe(`name: A\n${block}\nscene: b\n`);
});

test('a route at the end of the file is replaced, and the file ends with a line', () => {
  expect(withRoute('name: A\nroute: { aliasOf: b, covers: full }\n', route)).toBe(`name: A\n${block}\n`);
  expect(withRoute('name: A\nroute: { aliasOf: b, covers: full }', route)).toBe(`name: A\n${block}\n`);
});

test('comments, order and quotes of everything else stay', () => {
  const text = '# head\nname: \'A\'   # why\nroute: { aliasOf: b }\n\n# below\nscene: "b"\n';
  expect(withRoute(text, route)).toBe(`# head\nname: 'A'   # why\n${block}\n\n# below\nscene: "b"\n`);
});

test('a key of another group that is called route stays', () => {
  const text = 'name: A\naccess: { route: 7 }\n1: b\n';
  expect(withRoute(text, route)).toBe(`${text}${block}\n`);
});

test('a comment behind the route stays, on the line below it; spaces behind it do not', () => {
  const text = 'name: A\nroute: { aliasOf: b } # for now\nscene: b\n';
  expect(withRoute(text, route)).toBe(`name: A\n${block}\n # for now\nscene: b\n`);
  expect(withRoute('route: { aliasOf: b } \t\n\nscene: b\n', route)).toBe(`${block}\n\nscene: b\n`);
});

test('what is written is read back', () => {
  expect(parse(withRoute('name: A\nroute: null\n', route))).toEqual({
    name: 'A',
    route: { accuracy: 'recorded', ...route },
  });
});

test.each(['- a\n', 'words\n', ''])('%j is no record', (text) => {
  expect(() => withRoute(text, route)).toThrow('the trail is not a map of keys');
});
