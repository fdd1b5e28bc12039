import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['Banff, Mine Road', []],
  ['Downtown BANFF', []],
  ['Mine Road', ['location-text']],
  ['Banff, on the way to Canmore', ['location-text']],
])('"%s" for the area banff', (location, rules) => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'Banff, Mine Road', location]])).toEqual(rules);
});
