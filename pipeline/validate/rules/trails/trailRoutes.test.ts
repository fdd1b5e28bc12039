import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['tarn-teahouse', []],
  ['high-lookout', ['trail-routes']],
  ['bare-ridge', ['trail-routes']],
  ['unmapped-way', ['trail-routes']],
  ['nowhere', ['trail-routes']],
])('a trail that borrows the line of %s', (slug, rules) => {
  const edit = ['trails/high-lookout.yaml', 'aliasOf: tarn-teahouse', `aliasOf: ${slug}`] as const;
  const own = [
    'trails/bare-ridge.yaml',
    '{ accuracy: recorded, source: Recorded without an altimeter, file: bare-ridge.gpx }',
    '{ aliasOf: tarn-teahouse, covers: partial }',
  ] as const;
  const unused = ['routes/bare-ridge.gpx', null, ''] as const;
  const found = rulesAfter([[...edit], [...own], [...unused]]);
  expect(found.filter((rule) => rule === 'trail-routes')).toEqual(rules);
});

test.each([
  ['bare-rigde.gpx', 'Did you mean "bare-ridge.gpx"?'],
  ['zzzzzzzzzz.gpx', expect.stringContaining('npm run gpx:import')],
])('a track that is not there, %s, is told where it is named', (name, suggestion) => {
  expect(problemsAfter([['trails/bare-ridge.yaml', 'file: bare-ridge.gpx', `file: ${name}`]])).toMatchObject([
    { rule: 'trail-routes', path: 'route.file', message: `there is no file routes/${name}`, suggestion },
  ]);
});

test.each([
  ['tarn-teahose', 'Did you mean "tarn-teahouse"?'],
  ['high-lokout', 'Name a file of trails without its ending.'],
])('a trail that is not there, %s, is not taken for the one that borrows', (slug, suggestion) => {
  expect(
    problemsAfter([['trails/high-lookout.yaml', 'aliasOf: tarn-teahouse', `aliasOf: ${slug}`]]),
  ).toMatchObject([{ rule: 'trail-routes', path: 'route.aliasOf', suggestion }]);
});

test('the line of a trail with a mistake may be borrowed', () => {
  expect(rulesAfter([['trails/tarn-teahouse.yaml', 'difficulty: moderate', 'difficulty: []']])).toEqual([
    'schema',
  ]);
});
