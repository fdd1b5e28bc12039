import { expect, test } from 'vitest';
import { isRuledOutAt, type SeasonTime } from './useSeasonTime.ts';

const at = (month: number): SeasonTime => ({
  month,
  hemisphere: 'north',
  avalanche: { months: ['november', 'december', 'january', 'february', 'march', 'april'], bulletin: null },
});
const walk = { winterAccessible: false, bestMonths: [], winterState: 'unrated' } as const;

test.each([
  [[7], false],
  [[1], true],
  [[4], true],
  [[5], false],
  // From April to May, and over the new year.
  [[4, 5], false],
  [[12, 1], true],
])('in the months %j an unrated summer walk is ruled out: %s', (months, isOut) => {
  expect(isRuledOutAt({ ...walk, bestMonths: [...walk.bestMonths] }, months.map(at))).toBe(isOut);
});

test('a recommended winter walk is never ruled out', () => {
  const winter = { winterAccessible: true, bestMonths: [], winterState: 'recommended' as const };
  expect(isRuledOutAt(winter, [at(1)])).toBe(false);
});
