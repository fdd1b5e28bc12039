import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test('a page with a picture says what it shows', () => {
  expect(rulesAfter([['pages/home.md', "alt: 'Drawing: a meadow.'\n", '']])).toEqual(['pictures']);
});

test('a gallery entry has a scene or a photograph', () => {
  const scene = '    scene: { subject: lake, light: dawn, season: summer, foreground: canoe }\n';
  expect(rulesAfter([['activities/tarn-canoe.yaml', scene, '']])).toEqual(['pictures']);
});

const photo = 'photo: { file: gone.jpg, alt: A tarn at dawn, credit: Nobody, licence: CC0 }';
const scene = 'scene: { subject: lake, light: golden, season: summer, foreground: canoes }';

test.each([
  ['attractions/old-mine.yaml', 'about:', `${photo}\nabout:`, 'photo.file'],
  ['attractions/mirror-tarn.yaml', scene, photo, 'gallery[1].photo.file'],
  ['guides/getting-here.md', 'sections:', `${photo}\nsections:`, 'photo.file'],
  ['pages/terms.md', 'lead:', `${photo}\nlead:`, 'photo.file'],
])('a photograph that is not there is told where %s names it', (file, find, replacement, path) => {
  const found = problemsAfter([[file, find, replacement]]).filter((problem) =>
    problem.path.endsWith('photo.file'),
  );
  expect(found).toMatchObject([
    { rule: 'pictures', path, message: 'there is no photograph photos/gone.jpg' },
  ]);
});

test('a photograph of a gallery brings its own words', () => {
  const found = rulesAfter([
    ['photos/gone.jpg', null, 'bytes'],
    ['attractions/mirror-tarn.yaml', "- alt: 'Drawing: canoes on the tarn.'\n    scene", '- scene'],
    ['attractions/mirror-tarn.yaml', scene, photo],
  ]);
  expect(found).toEqual([]);
});

test('a scene without words is told at its place', () => {
  expect(problemsAfter([['pages/home.md', "alt: 'Drawing: a meadow.'\n", '']])).toMatchObject([
    { path: 'scene' },
  ]);
});
