import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { colors } from '../theme/colors.ts';
import { RatingGauge } from './RatingGauge.tsx';

test.each([
  [4.5, 5, '4.5/5', '6'],
  [4.49, 5, '4.4/5', '5'],
  [4, 5, '4.0/5', '5'],
  [3.99, 5, '3.9/5', '4'],
  [3.5, 5, '3.5/5', '4'],
  [3.49, 5, '3.4/5', '3'],
  [3, 5, '3.0/5', '3'],
  [2.99, 5, '2.9/5', '2'],
  [2, 5, '2.0/5', '2'],
  [1.99, 5, '1.9/5', '1'],
  [9.1, 10, '4.5/5', '6'],
  [8, 10, '4.0/5', '5'],
])('%s of %s reads %s and stands at step %s', (rating, scale, text, step) => {
  const { container } = render(
    <RatingGauge rating={rating} scale={scale} reviewCount={null} illustrative={false} />,
  );
  expect(container.querySelector('p')).toHaveTextContent(text);
  expect(container.querySelector('svg')).toHaveAttribute('data-step', step);
});

test.each([
  [5, '1,204', false, 'Based on 1,204 reviews'],
  [5, '500+', false, 'Based on 500+ reviews'],
  [5, null, false, 'Based on customer feedback'],
  [5, null, true, 'Based on customer feedback (illustrative)'],
  [10, '87', true, 'Based on 87 reviews, listed as 4.0 out of 10 (illustrative)'],
])('on a scale to %s with %s reviews, illustrative %s: %s', (scale, reviewCount, illustrative, text) => {
  render(<RatingGauge rating={4} scale={scale} reviewCount={reviewCount} illustrative={illustrative} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

/** Hue in degrees and lightness in percent of #rrggbb. */
function hueOf(hex: string): { hue: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const sextant =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sextant * 60 + 360) % 360, lightness: ((2 * most - range) / 510) * 100 };
}

test.each([
  ['green', 'gauge6', 90, 170],
  ['lime', 'gauge5', 65, 90],
  ['yellow', 'gauge4', 45, 65],
  ['orange', 'gauge3', 20, 45],
  ['red', 'gauge2', 0, 20],
  ['a red', 'gauge1', 0, 20],
] as const)('%s is the colour of %s in both schemes', (_, name, from, to) => {
  for (const color of colors[name]) {
    expect(hueOf(color).hue).toBeGreaterThanOrEqual(from);
    expect(hueOf(color).hue).toBeLessThan(to);
  }
});

test('the last red is the darker one in both schemes', () => {
  for (const scheme of [0, 1] as const) {
    expect(hueOf(colors.gauge1[scheme]).lightness).toBeLessThan(hueOf(colors.gauge2[scheme]).lightness);
  }
});

test('every bar is filled as far as the rating goes', () => {
  const { container } = render(
    <RatingGauge rating={3.5} scale={5} reviewCount={null} illustrative={false} />,
  );
  const widths = [...container.querySelectorAll('g')].map(({ lastElementChild }) =>
    Number(lastElementChild?.getAttribute('width')),
  );
  expect(widths).toEqual([42, 42, 42, 21, 0]);
});

test('the bars carry no style attribute, which the page policy would block', () => {
  const { container } = render(
    <RatingGauge rating={3.2} scale={5} reviewCount={null} illustrative={false} />,
  );
  expect(container.querySelector('[style]')).toBeNull();
});
