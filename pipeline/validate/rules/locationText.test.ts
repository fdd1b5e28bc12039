import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['Brězna, Mine Road', []],
  ['Downtown BRĚZNA', []],
  ['Mine Road', ['location-text']],
  ['Brězna, on the way to Kamjeńc', ['location-text']],
])('"%s" for the area brězna', (location, rules) => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'Brězna, Mine Road', location]])).toEqual(rules);
});
