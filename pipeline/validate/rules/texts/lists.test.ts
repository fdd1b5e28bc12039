import { expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

const trail = 'trails/tarn-teahouse.yaml';
const year =
  'january, february, march, april, may, june, july, august, september, october, november, december';

/** Returns the problems of a trail with these months. */
const months = (list: string) =>
  problemsAfter([
    [trail, 'bestMonths: [june, july, august, september]', `bestMonths: [${list}]`],
    [trail, 'winterAccessible: false', 'winterAccessible: true'],
  ]);

/** Returns the problems of a trail with these features. */
const features = (list: string) =>
  problemsAfter([[trail, 'features: [A teahouse, A tarn, A view, A fourth feature]', `features: [${list}]`]]);

test.each([year, 'november, december, january', 'december, march', 'june'])('%s stand in order', (list) => {
  expect(months(list)).toEqual([]);
});

test.each([
  ['the months of a year the wrong way round', year.split(', ').toReversed().join(', '), year],
  ['two summers', 'june, august, july, september', 'june, july, august, september'],
  ['a winter the wrong way round', 'february, january, december', 'december, january, february'],
])('%s are written in order', (_what, list, right) => {
  expect(months(list)).toMatchObject([{ rule: 'lists', path: 'bestMonths', suggestion: `Write [${right}]` }]);
});

test('words that are not all months have no order', () => {
  expect(features('Ice, December, June, Snow')).toEqual([]);
});

test.each(['Ice, Snow, ICE', "Ice, Snow, 'ice '"])(
  'a word is listed once, however it is written: %s',
  (list) => {
    expect(features(list)).toMatchObject([{ rule: 'lists', path: 'features[2]' }]);
  },
);

test('related records that are listed twice are told by the rule on references alone', () => {
  const twice = 'activities: [tarn-canoe, tarn-canoe]';
  const found = problemsAfter([['attractions/mirror-tarn.yaml', 'activities: [tarn-canoe]', twice]]);
  expect(found.map(({ rule }) => rule)).toEqual(['references']);
});
