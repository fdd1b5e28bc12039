import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

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
