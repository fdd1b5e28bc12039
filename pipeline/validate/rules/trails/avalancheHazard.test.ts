import { expect, test } from 'vitest';
import { type Edit, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const file = 'trails/tarn-teahouse.yaml';
const hazard = (km: string): Edit => [file, ', fromKm: 1.5, toKm: 2 }', `${km} }`];

/** The line of the walk is 2.33 km long; a tenth of a kilometre is allowed. */
test.each([
  ['', []],
  [', fromKm: 0', []],
  [', fromKm: 2.3', []],
  [', fromKm: 2.4', []],
  [', fromKm: 2.5', ['avalanche-hazard']],
  [', fromKm: 2, toKm: 2', []],
  [', fromKm: 2, toKm: 1.9', ['avalanche-hazard']],
  [', toKm: 2', ['avalanche-hazard']],
])('a hazard%s: %j', (km, rules) => {
  expect(rulesAfter([hazard(km)])).toEqual(rules);
});

test('a walk without a line of the whole is as long as it says', () => {
  const at = (km: number): Edit => [
    'trails/unmapped-way.yaml',
    'avalancheTerrain: { class: none, source: illustrative, status: unverified }',
    `avalancheTerrain: { class: none, source: 'https://terrain.example/a', status: secondary, hazard: { place: a gully, fromKm: ${km} } }`,
  ];
  expect(rulesAfter([at(3.1)])).toEqual([]);
  expect(rulesAfter([at(3.2)])).toEqual(['avalanche-hazard']);
});
