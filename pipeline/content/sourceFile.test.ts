import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFile.ts';

test.each([
  ['home', '/', ['pages/home.md']],
  ['a guide or a page of its name', '/travel-tips', ['guides/travel-tips.md', 'pages/travel-tips.md']],
  ['the same with a slash behind', '/travel-tips/', ['guides/travel-tips.md', 'pages/travel-tips.md']],
  ['an attraction', '/attractions/mirror-tarn', ['attractions/mirror-tarn.yaml']],
  ['an activity', '/activities/canoe', ['activities/canoe.yaml']],
  ['a place to stay', '/accommodations/inn', ['accommodations/inn.yaml']],
  ['a trail', '/hiking-trails/marsh-loop', ['trails/marsh-loop.yaml']],
])('the words of %s, %s, are in %j', (_what, pathname, files) => {
  expect(sourceFiles(pathname)).toEqual(files);
});

test.each([
  ['something in a folder of no records', '/events/film-week'],
  ['something under the name of a folder of files', '/trails/marsh-loop'],
  ['something below a record', '/attractions/mirror-tarn/photos'],
  ['a record with a slash behind', '/attractions/mirror-tarn/'],
])('%s, %s, is in no file', (_what, pathname) => {
  expect(sourceFiles(pathname)).toEqual([]);
});
