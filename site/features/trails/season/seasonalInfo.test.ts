import { describe, expect, test } from 'vitest';
import type { SeasonTime } from './useSeasonTime.ts';
import { type MonthName, monthOf } from '../../../calendar/seasons.ts';
import { dateAt } from '#schemas/rules/zoneClock.ts';
import { fixedOffset, zurichOffsets } from '../../../test/zoneOffsets.ts';
import {
  isInDanger,
  notRuledOutBySeason,
  recommendedFirst,
  seasonalInfo,
  winterStateNow,
} from './seasonalInfo.ts';

const months: MonthName[] = ['november', 'december', 'january', 'february', 'march', 'april', 'may', 'june'];
const at = (month: number): SeasonTime => ({
  month,
  hemisphere: 'north',
  avalanche: { months, bulletin: null },
});
type Walk = Parameters<typeof seasonalInfo>[0];
const summerWalk: Walk = { winterAccessible: false, bestMonths: ['july'], winterState: 'recommended' };
const winterWalk: Walk = { ...summerWalk, winterAccessible: true, bestMonths: ['january'] };
const steep = (walk: Walk): Walk => ({ ...walk, winterState: 'exposed' });
const unrated = (walk: Walk): Walk => ({ ...walk, winterState: 'unrated' });

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
])('month %i: a summer walk is not ruled out %s, avalanches are a danger %s', (month, accessible, danger) => {
  expect(notRuledOutBySeason(summerWalk, at(month))).toBe(accessible);
  expect(notRuledOutBySeason(winterWalk, at(month))).toBe(true);
  expect(isInDanger(summerWalk, at(month))).toBe(false);
  expect(isInDanger(steep(winterWalk), at(month))).toBe(danger);
  expect(notRuledOutBySeason(steep(winterWalk), at(month))).toBe(!danger);
  expect(isInDanger(unrated(winterWalk), at(month))).toBe(false);
  expect(notRuledOutBySeason(unrated(winterWalk), at(month))).toBe(!danger);
  expect(winterStateNow(unrated(winterWalk), at(month))).toBe(danger ? 'unrated' : null);
});

describe('the danger begins and ends with the day in the park', () => {
  test.each([
    ['2026-11-01T05:59:59Z', 'America/Edmonton', false],
    ['2026-11-01T06:00:00Z', 'America/Edmonton', true],
    ['2027-07-01T05:59:59Z', 'America/Edmonton', true],
    ['2027-07-01T06:00:00Z', 'America/Edmonton', false],
    ['2026-10-31T22:59:59Z', 'Europe/Berlin', false],
    ['2026-10-31T23:00:00Z', 'Europe/Berlin', true],
    ['2027-06-30T21:59:59Z', 'Europe/Berlin', true],
    ['2027-06-30T22:00:00Z', 'Europe/Berlin', false],
    ['2028-02-29T12:00:00Z', 'Europe/Berlin', true],
  ])('%s in %s: %s', (moment, timeZone, danger) => {
    const offsets = timeZone === 'Europe/Berlin' ? zurichOffsets : fixedOffset(-360);
    const month = monthOf(dateAt(offsets, Date.parse(moment)));
    expect(isInDanger(steep(summerWalk), at(month))).toBe(danger);
  });
});

test('recommended walks come first in the avalanche season, and only then', () => {
  const walks = [steep(summerWalk), unrated(summerWalk), winterWalk, unrated(winterWalk), summerWalk];
  const order = [winterWalk, summerWalk, steep(summerWalk), unrated(summerWalk), unrated(winterWalk)];
  expect(recommendedFirst(walks, at(11))).toEqual(order);
  expect(recommendedFirst(walks, at(7))).toEqual(walks);
});

test.each([
  [1, ['Ice cleats', 'Winter layers', 'Emergency shelter']],
  [4, ['Waterproof boots', 'Layers', 'Gaiters']],
  [7, ['Sun protection', 'Insect repellent', 'Extra water']],
  [10, ['Warm layers', 'Microspikes', 'Headlamp']],
])('equipment of month %i', (month, expected) => {
  expect(seasonalInfo(winterWalk, at(month)).equipment).toEqual(expected);
});

test('a trail that winter rules out needs no winter equipment but a warning', () => {
  expect(seasonalInfo(summerWalk, at(12))).toEqual({
    season: 'winter',
    winterState: 'recommended',
    recommended: false,
    accessible: false,
    equipment: [],
    warnings: ['Trail not accessible in winter due to snow and avalanche risk'],
  });
});

test('in danger no month is a best one, and winter adds its warning', () => {
  expect(seasonalInfo(steep(winterWalk), at(1))).toMatchObject({
    winterState: 'exposed',
    recommended: false,
    accessible: false,
    equipment: [],
    warnings: [],
  });
  expect(seasonalInfo(steep(summerWalk), at(1)).warnings).toHaveLength(1);
});

test('a trail at its best has no warning', () => {
  const { recommended, accessible, winterState, warnings } = seasonalInfo(steep(summerWalk), at(7));
  expect({ recommended, accessible, winterState, warnings }).toEqual({
    recommended: true,
    accessible: true,
    winterState: null,
    warnings: [],
  });
});
