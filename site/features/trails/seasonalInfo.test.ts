import { expect, test } from 'vitest';
import { isAvalancheMonth, notRuledOutBySeason, seasonalEquipment, seasonalInfo } from './seasonalInfo.ts';

const summerWalk = { winterAccessible: false, bestMonths: ['july' as const] };
const winterWalk = { winterAccessible: true, bestMonths: ['january' as const] };

test.each([
  [1, false, true],
  [2, false, true],
  [3, true, true],
  [4, true, true],
  [5, true, true],
  [6, true, true],
  [7, true, false],
  [8, true, false],
  [9, true, false],
  [10, true, false],
  [11, true, true],
  [12, false, true],
])('month %i: a summer walk is not ruled out %s, avalanches %s', (month, accessible, avalanches) => {
  expect(notRuledOutBySeason(summerWalk, month)).toBe(accessible);
  expect(notRuledOutBySeason(winterWalk, month)).toBe(true);
  expect(isAvalancheMonth(month)).toBe(avalanches);
});

test.each([
  [1, ['Ice cleats', 'Winter layers', 'Emergency shelter']],
  [4, ['Waterproof boots', 'Layers', 'Gaiters']],
  [7, ['Sun protection', 'Insect repellent', 'Extra water']],
  [10, ['Warm layers', 'Microspikes', 'Headlamp']],
])('equipment of month %i', (month, expected) => {
  expect(seasonalEquipment(winterWalk, month)).toEqual(expected);
});

test('a trail that winter rules out needs no winter equipment but a warning', () => {
  expect(seasonalInfo(summerWalk, 12)).toEqual({
    season: 'winter',
    recommended: false,
    accessible: false,
    equipment: [],
    warnings: ['Trail not accessible in winter due to snow and avalanche risk'],
  });
});

test('a trail at its best has no warning', () => {
  const { recommended, accessible, warnings } = seasonalInfo(summerWalk, 7);
  expect({ recommended, accessible, warnings }).toEqual({
    recommended: true,
    accessible: true,
    warnings: [],
  });
});
