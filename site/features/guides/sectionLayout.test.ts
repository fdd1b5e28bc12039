import { expect, test } from 'vitest';
import { headingFitsBeside, isSplit, type GuideSection } from './sectionLayout.ts';

test.each([
  ['Essential Knowledge', true],
  ['Where to Buy', true],
  ['Transportation & Getting Around', false],
  ['Transportation', false],
  ['Border Crossing and Customs', false],
])('%s beside its content: %s', (heading, fits) => {
  expect(headingFitsBeside(heading)).toBe(fits);
});

test.each([
  ['Thirteen char', true],
  ['x'.repeat(13), true],
  ['x'.repeat(14), false],
  [`${'a'.repeat(12)} ${'b'.repeat(13)}`, true],
  [`${'a'.repeat(13)} ${'b'.repeat(13)}`, false],
  [`${'a'.repeat(13)}\n${'b'.repeat(12)}`, true],
])('a heading has at most 26 letters and words of 13: %j %s', (heading, fits) => {
  expect(headingFitsBeside(heading)).toBe(fits);
});

const section = (kind: string, more: object = {}) =>
  ({ kind, heading: 'Short', ...more }) as Partial<GuideSection> as GuideSection;

test.each([
  ['text', {}, true],
  ['links', {}, true],
  ['cards', { cards: [1, 2] }, true],
  ['cards', { cards: [1, 2, 3] }, false],
  ['cards', { cards: [1, 2, 3, 4] }, true],
  ['tabs', {}, false],
  ['table', {}, false],
  ['distances', {}, false],
  ['passes', {}, false],
  ['climate', {}, false],
  ['text', { heading: 'Transportation' }, false],
])('a section of kind %s with %j has its heading in a column of its own: %s', (kind, more, split) => {
  expect(isSplit(section(kind, more))).toBe(split);
});
