import { expect, test } from 'vitest';
import { medianFigures, missedFigures, type PageFigures } from './pageFigures.ts';

const onBudget: PageFigures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestContentfulPaint: 1500,
  totalBlockingTime: 100,
  layoutShift: 0.02,
};

test('a page that is exactly on its budget misses nothing', () => {
  expect(missedFigures(onBudget)).toEqual([]);
});

test.each<[keyof PageFigures, number]>([
  ['performance', 97],
  ['accessibility', 99],
  ['bestPractices', 99],
  ['seo', 99],
  ['largestContentfulPaint', 1500.1],
  ['totalBlockingTime', 100.1],
  ['layoutShift', 0.0201],
])('%s of %d misses the budget', (name, value) => {
  expect(missedFigures({ ...onBudget, [name]: value })).toEqual([name]);
});

test('the median is taken figure by figure, whatever the order of the runs', () => {
  const runs = [
    { ...onBudget, performance: 100, largestContentfulPaint: 900 },
    { ...onBudget, performance: 70, largestContentfulPaint: 10_000 },
    { ...onBudget, performance: 99, largestContentfulPaint: 1200 },
  ];
  expect(medianFigures(runs)).toEqual({ ...onBudget, performance: 99, largestContentfulPaint: 1200 });
});
