import { describe, expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../fixtures/rulesAfter.ts';

const stated = (trail: string, before: string, km: number): Edit[] => [
  [`trails/${trail}.yaml`, `distance: '${before} `, `distance: '${km} `],
  [`trails/${trail}.yaml`, `distanceKm: ${before}`, `distanceKm: ${km}`],
];

describe('a recorded line of 3.98 km, one way', () => {
  test.each([
    [3.62, []],
    [3.61, ['route-lengths']],
    [4.41, []],
    [4.42, ['route-lengths']],
    [7.9, ['route-lengths']],
  ])('stated as %d km', (km, rules) => {
    expect(rulesAfter(stated('bare-ridge', '4', km))).toEqual(rules);
  });
});

describe('a sketch of 2.3 km, out and back', () => {
  test.each([
    [2.3, []],
    [3, ['route-lengths']],
    [4, []],
    [5.8, []],
    [5.81, ['route-lengths']],
  ])('stated as %d km: once or twice, within 20 %%', (km, rules) => {
    expect(rulesAfter(stated('tarn-teahouse', '5', km))).toEqual(rules);
  });
});

test('a line that shows only a part is not compared', () => {
  expect(rulesAfter(stated('high-lookout', '10', 99))).toEqual([]);
});
