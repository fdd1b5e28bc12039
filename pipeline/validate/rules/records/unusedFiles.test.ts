import { expect, test } from 'vitest';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const photo: Edit = ['photos/mine.jpg', null, 'bytes'];
const use: Edit = [
  'attractions/old-mine.yaml',
  'about:',
  'photo: { file: mine.jpg, alt: Stone walls in rain, credit: Somebody, licence: CC0 }\nabout:',
];

test('a photograph is named by a record', () => {
  expect(rulesAfter([photo])).toEqual(['unused-files']);
  expect(rulesAfter([photo, use])).toEqual([]);
});

test('a misspelt name is one problem, not two', () => {
  const misspelt: Edit = [use[0], use[1], use[2].replace('mine.jpg', 'mien.jpg')];
  expect(rulesAfter([photo, misspelt])).toEqual(['pictures']);
});

test('a file may belong to a record with a mistake', () => {
  expect(rulesAfter([photo, ['attractions/old-mine.yaml', 'category: historic', 'category: []']])).toEqual([
    'schema',
  ]);
});

test.each([
  [photo, 'photos/mine.jpg', 'photo.file'],
  [
    [
      'routes/mine.gpx',
      null,
      '<gpx><trk><trkseg><trkpt lat="51.5" lon="14"/><trkpt lat="51.501" lon="14"/></trkseg></trk></gpx>',
    ],
    'routes/mine.gpx',
    'route.file',
  ],
] satisfies [Edit, string, string][])(
  '%j is told by its own name, with the key to name it',
  (edit, file, key) => {
    expect(problemsAfter([edit])).toMatchObject([
      {
        file: expect.stringMatching(file),
        line: 1,
        column: 1,
        path: '',
        suggestion: expect.stringContaining(key),
      },
    ]);
  },
);
