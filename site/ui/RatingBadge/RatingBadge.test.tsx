import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingBadge } from './RatingBadge.tsx';
import { badge } from './RatingBadge.css.ts';

test.each([
  [9, 10, '9.0', badge.good],
  [8, 10, '8.0', badge.good],
  [7.9, 10, '7.9', badge.fair],
  [6, 10, '6.0', badge.fair],
  [5.9, 10, '5.9', badge.low],
  [4, 5, '8.0', badge.good],
  [3.9, 5, '7.8', badge.fair],
  [3, 5, '6.0', badge.fair],
  [2.9, 5, '5.8', badge.low],
  [7.99, 10, '8.0', badge.good],
  [7.94, 10, '7.9', badge.fair],
  [8.649, 10, '8.6', badge.good],
])('%s out of %s reads %s in its colour', (rating, scale, text, className) => {
  render(<RatingBadge rating={rating} scale={scale} reviewCount={null} illustrative={false} />);
  expect(screen.getByText(text)).toHaveClass(className, { exact: true });
  expect(screen.getByText('out of 10')).toBeVisible();
});

test('a count of reviews stands beside it, where the record has one', () => {
  render(<RatingBadge rating={9} scale={10} reviewCount={1204} illustrative={false} />);
  expect(screen.getByText('out of 10, 1,204 reviews')).toBeVisible();
});

test.each([
  [null, 'out of 10 (example)'],
  [12, 'out of 10, 12 reviews (example)'],
])('an illustrative rating with %s reviews says so', (reviewCount, text) => {
  render(<RatingBadge rating={4} scale={5} reviewCount={reviewCount} illustrative />);
  expect(screen.getByText(text)).toBeVisible();
});
