import { expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';
import { statesFigure } from './trailFigures.ts';

test.each([
  ['7.8 km return', 7.8, true],
  ['10.0 km', 10, true],
  ['1,204 m', 1204, true],
  ['7.85 km', 7.85, true],
  ['about 7 km', 7.8, false],
  ['17.8 km', 7.8, false],
  ['no figure', 0, false],
])('"%s" states %d: %s', (text, figure, isStated) => {
  expect(statesFigure(text, figure)).toBe(isStated);
});

test.each([
  ['distance', "distance: '5 km", "distance: '5.5 km", 'distance is "5.5 km return", but distanceKm is 5'],
  [
    'elevationGain',
    "elevationGain: '495",
    "elevationGain: '594",
    'elevationGain is "594 m", but elevationGainM is 495',
  ],
])('a %s in words with other figures is told at the words', (path, find, replacement, message) => {
  expect(problemsAfter([['trails/tarn-teahouse.yaml', find, replacement]])).toMatchObject([
    { rule: 'trail-figures', path, message },
  ]);
});

test.each([
  ['5 km to the teahouse.', '5 km'],
  ['Tea after 2 km, or 6 km return by the shore.', '6 km return'],
  ['Stairs, 495 m up.', '495 m up'],
])('a description that says "%s" repeats a figure of the trail', (text, stated) => {
  expect(
    problemsAfter([
      [
        'trails/tarn-teahouse.yaml',
        'description: Teahouse above the tarn, a walk made up for tests.',
        `description: ${text}`,
      ],
    ]),
  ).toMatchObject([
    { rule: 'figures-once', path: 'description', message: expect.stringContaining(`"${stated}"`) },
  ]);
});

test('figures of a part of the walk may stand in the text', () => {
  const part = 'description: The bridge comes after 2 km, 120 m up.';
  expect(
    problemsAfter([
      ['trails/tarn-teahouse.yaml', 'description: Teahouse above the tarn, a walk made up for tests.', part],
    ]),
  ).toEqual([]);
});
