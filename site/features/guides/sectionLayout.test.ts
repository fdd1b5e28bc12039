import { expect, test } from 'vitest';
import { headingFitsBeside } from './sectionLayout.ts';

test.each([
  ['Essential Knowledge', true],
  ['Where to Buy', true],
  ['Transportation & Getting Around', false],
  ['Transportation', false],
  ['Border Crossing and Customs', false],
])('%s beside its content: %s', (heading, fits) => {
  expect(headingFitsBeside(heading)).toBe(fits);
});
