import { expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

const file = 'facts/transit.yaml';

const found = (...edits: Edit[]) =>
  problemsAfter(edits).map(({ rule, path, message, suggestion }) => ({ rule, path, message, suggestion }));

test('the lines and stops of the made-up park are in order', () => {
  expect(found()).toEqual([]);
});

test('a stop of a line that does not exist, with the name that was meant', () => {
  expect(found([file, 'lines: [valley, tarn]', 'lines: [valey, tarn]'])).toEqual([
    expect.objectContaining({
      rule: 'transit',
      path: 'lines[0].id',
      message: 'no stop has the line "valley"',
    }),
    {
      rule: 'transit',
      path: 'stops[0].lines[0]',
      message: 'there is no line "valey"',
      suggestion: expect.stringContaining('valley'),
    },
  ]);
});

test('a line without a stop', () => {
  expect(found([file, 'lines: [valley, tarn]', 'lines: [tarn]'])).toEqual([
    {
      rule: 'transit',
      path: 'lines[0].id',
      message: 'no stop has the line "valley"',
      suggestion: 'Add its stops near records of the guide, or remove the line.',
    },
  ]);
});

test('a stop without a line', () => {
  const [problem, ...more] = found([file, 'lines: [valley, tarn]', 'lines: []']);
  expect(problem).toMatchObject({
    path: 'stops[0].lines',
    message: expect.stringMatching(/1 or more|at least 1|empty/),
  });
  expect(more).toEqual([]);
});

test.each<[string, Edit, string, string]>([
  [
    'two lines of one name',
    [file, 'name: Tarn bus', 'name: Valley bus'],
    'lines[1].name',
    'two lines have the name "Valley bus"',
  ],
])('%s', (_, edit, path, message) => {
  expect(found(edit)).toEqual([expect.objectContaining({ rule: 'transit', path, message })]);
});

test('two lines of one id', () => {
  const problems = found(
    [file, '  - id: tarn', '  - id: valley'],
    [file, 'lines: [valley, tarn]', 'lines: [valley]'],
    [file, 'lines: [tarn]', 'lines: [valley]'],
  );
  expect(problems).toEqual([
    expect.objectContaining({ path: 'lines[1].id', message: '"valley" is listed twice' }),
  ]);
});

test('a stop twice, but not two stops of one name on the two sides of a road', () => {
  const pier = 'name: Tarn pier\n    lines: [tarn]\n    coordinates: { lat: 51.421, lng: 14.18';
  const square = (lng: string) =>
    `name: Hotel square\n    lines: [tarn]\n    coordinates: { lat: 51.4172, lng: ${lng}`;
  expect(found([file, pier, square('14.2155')])).toEqual([
    expect.objectContaining({ path: 'stops[1].name', message: 'the stop "Hotel square" is listed twice' }),
  ]);
  expect(found([file, pier, square('14.2156')])).toEqual([]);
});

test('a stop outside of the region', () => {
  expect(found([file, 'lat: 51.421, lng: 14.18', 'lat: 14.18, lng: 51.421'])).toEqual([
    expect.objectContaining({
      rule: 'coordinates-in-region',
      path: 'stops[1].coordinates.lat',
      suggestion: 'Are lat and lng swapped?',
    }),
  ]);
});

test('a line that lacks a key is reported where it is', () => {
  expect(found([file, '    kind: bus\n', ''])).toEqual([
    expect.objectContaining({ path: 'lines[0]', message: 'lines[0].kind is missing' }),
  ]);
});
