import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

const hotel = 'accommodations/grand-test-hotel.yaml';

test.each([
  ['no count where the text has one', 'reviewCount: 1204\n', '', ['review-count-text']],
  ['no text where there is a count', ", '1,204 reviews'", '', ['review-count-text']],
  ['another count', '1,204 reviews', '1,205 reviews', ['review-count-text']],
  ['the same count written otherwise', '1,204 reviews', '1204+ Reviews', []],
])('%s', (_name, find, replacement, rules) => {
  expect(rulesAfter([[hotel, find, replacement]])).toEqual(rules);
});
