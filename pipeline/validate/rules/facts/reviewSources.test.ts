import { describe, expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

/** A body of a real park, so that the rule looks at the records. */
const real: Edit = ['site.yaml', 'hosts: [park.example]', 'hosts: [park.gov]'];
const hotel = 'accommodations/bunk-house.yaml';

const noSamples: Edit = [
  'site.yaml',
  `sampleReviews:
  - { quote: A quiet room., author: Sample guest, rating: 5 }
  - { quote: The stairs creak., author: Another sample guest, rating: 3 }
  - { quote: Early breakfast., author: A third sample guest, rating: 4.5 }
`,
  'sampleReviews: []\n',
];

/** Problems of the rule with one record. */
function reviewsIn(file: string, ...edits: Edit[]) {
  return problemsAfter([real, noSamples, ...edits])
    .filter((problem) => problem.rule === 'review-sources' && problem.file.endsWith(file))
    .map(({ path, line, message }) => ({ path, line, message }));
}

test('a made-up park may count its reviews', () => {
  expect(
    problemsAfter([[hotel, 'amenities: []', "amenities: ['1,204 reviews']"]]).map(({ rule }) => rule),
  ).not.toContain('review-sources');
});

test('sample reviews are for such a park alone', () => {
  const found = problemsAfter([real]).filter(({ rule }) => rule === 'review-sources');
  expect(found).toEqual([
    expect.objectContaining({
      path: 'sampleReviews[0].quote',
      message: expect.stringContaining('sample reviews'),
    }),
  ]);
});

describe('without an address where somebody says it, a record has no', () => {
  test.each([
    [
      'rating',
      'rating: { value: 4, scale: 5, source: illustrative, status: unverified, verifiedOn: null }',
      'rating.source',
    ],
    ['count of reviews', 'reviewCount: 12', 'reviewCount'],
  ])('%s', (_name, words, path) => {
    const edit: Edit = [hotel, 'amenities: []', `amenities: []\n${words}`];
    expect(reviewsIn(hotel, edit).map((problem) => problem.path)).toEqual([path]);
  });

  test('count of reviews among its amenities', () => {
    const words = "amenities: ['1,204 reviews']";
    expect(reviewsIn(hotel, [hotel, 'amenities: []', words]).map(({ path }) => path)).toEqual([
      'amenities[0]',
    ]);
  });
});
