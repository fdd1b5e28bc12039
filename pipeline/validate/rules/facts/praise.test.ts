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
function praiseIn(file: string, ...edits: Edit[]) {
  return problemsAfter([real, noSamples, ...edits])
    .filter((problem) => problem.rule === 'praise' && problem.file.endsWith(file))
    .map(({ path, line, message }) => ({ path, line, message }));
}

const plain: Edit = [hotel, 'amenities: []', 'amenities: []\nopen: { from: 05-01, to: 10-01 }'];

test('a park that is made up may praise itself', () => {
  expect(
    problemsAfter([[hotel, 'amenities: []', "amenities: ['1,204 reviews']"]]).map(({ rule }) => rule),
  ).not.toContain('praise');
});

test('sample reviews are for such a park alone', () => {
  const found = problemsAfter([real]).filter(({ rule }) => rule === 'praise');
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
    ['promise of an open desk', 'frontDesk24h: true', 'frontDesk24h'],
    ['promise to families', 'familyAndCouples: true', 'familyAndCouples'],
    ['words', 'about: Perfect for families & couples.', 'about'],
    ['best beds', 'about: The best beds in town.', 'about'],
    ['first place', "about: 'The #1 hostel of the valley.'", 'about'],
    ['award', 'about: An award-winning kitchen.', 'about'],
  ])('%s', (_name, words, path) => {
    const edit: Edit = [hotel, 'amenities: []', `amenities: []\n${words}`];
    expect(praiseIn(hotel, edit).map((problem) => problem.path)).toEqual([path]);
  });

  test.each([
    ["amenities: ['1,204 reviews']", 'amenities[0]'],
    ["amenities: ['24/7 front desk']", 'amenities[0]'],
  ])('%s', (words, path) => {
    expect(praiseIn(hotel, [hotel, 'amenities: []', words]).map((problem) => problem.path)).toEqual([path]);
  });
});

test.each([
  'The best month for light is October.',
  'Best with snow on the rim.',
  'best-known for its larches',
])('"%s" is no praise', (words) => {
  expect(praiseIn(hotel, [hotel, 'amenities: []', `amenities: []\nabout: ${words}`])).toEqual([]);
});

test('a record that names who says it may be praised', () => {
  expect(praiseIn(hotel, plain)).toEqual([]);
  const sourced: Edit[] = [
    [hotel, 'amenities: []', 'amenities: []\nabout: The best beds in town.'],
    [
      hotel,
      'provenance:\n  source: illustrative\n  status: unverified',
      'provenance:\n  source: https://press.example/a-test-of-beds\n  status: secondary',
    ],
  ];
  expect(praiseIn(hotel, ...sourced)).toEqual([]);
});
