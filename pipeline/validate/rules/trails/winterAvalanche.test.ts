import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const file = 'trails/tarn-teahouse.yaml';
const inWinter: Edit = [file, 'winterAccessible: false', 'winterAccessible: true'];
const hazard = (km: string): Edit => [file, ', fromKm: 1.5, toKm: 2 }', `${km} }`];

test('an exposed walk is not used in winter, unless the hazard begins somewhere on the way', () => {
  expect(rulesAfter([inWinter, hazard('')])).toEqual(['winter-avalanche']);
  expect(rulesAfter([inWinter, hazard(', fromKm: 1.5')])).toEqual([]);
  expect(rulesAfter([inWinter, hazard(', fromKm: 0')])).toEqual([]);
});

test('a hazard without a class is a contradiction as well', () => {
  const unrated: Edit = [file, 'class: complex', 'class: unknown'];
  expect(rulesAfter([inWinter, unrated, hazard('')])).toEqual(['winter-avalanche']);
});
