import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RatingGauge } from './RatingGauge.tsx';

test.each([
  [4.5, 5, '4.5/5', '6'],
  [4.49, 5, '4.5/5', '5'],
  [4, 5, '4.0/5', '5'],
  [3.5, 5, '3.5/5', '4'],
  [3, 5, '3.0/5', '3'],
  [2, 5, '2.0/5', '2'],
  [1.9, 5, '1.9/5', '1'],
  [9.1, 10, '4.6/5', '6'],
  [8, 10, '4.0/5', '5'],
])('%s of %s reads %s and stands at step %s', (rating, scale, text, step) => {
  const { container } = render(
    <RatingGauge rating={rating} scale={scale} reviewCount={null} illustrative={false} />,
  );
  expect(container.querySelector('p')).toHaveTextContent(text);
  expect(container.querySelector('svg')).toHaveAttribute('data-step', step);
});

test.each([
  [5, 1204, false, 'Based on 1,204 reviews'],
  [5, null, false, 'Based on customer feedback'],
  [5, null, true, 'Based on customer feedback (illustrative)'],
  [10, 87, true, 'Based on 87 reviews, listed as 4.0 out of 10 (illustrative)'],
])('on a scale to %s with %s reviews, illustrative %s: %s', (scale, reviewCount, illustrative, text) => {
  render(<RatingGauge rating={4} scale={scale} reviewCount={reviewCount} illustrative={illustrative} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the bars carry no style attribute, which the page policy would block', () => {
  const { container } = render(
    <RatingGauge rating={3.2} scale={5} reviewCount={null} illustrative={false} />,
  );
  expect(container.querySelector('[style]')).toBeNull();
});
