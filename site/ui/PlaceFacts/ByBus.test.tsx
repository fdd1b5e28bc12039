import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ByBus } from './busFact.tsx';

const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Line ${index}: stop Square, 100 m, all year`,
    url: `https://bus.example/${index}`,
    provenance: null,
  }));

test.each([1, 3])('lines are not folded if there are %s', (count) => {
  render(<ByBus stops={stops(count)} />);
  expect(document.querySelector('summary')).toBeNull();
  const lines = screen.getAllByText(/^Line \d/);
  expect(lines).toHaveLength(count);
  for (const line of lines) expect(line).toBeVisible();
});

test('four lines are folded, and the fold says how many', () => {
  render(<ByBus stops={stops(4)} />);
  expect(document.querySelector('summary')?.textContent).toBe('4 bus routes nearby');
  const lines = screen.getAllByText(/^Line \d/);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).not.toBeVisible();
});

test('without stops there is nothing', () => {
  const { container } = render(<ByBus stops={[]} />);
  expect(container).toBeEmptyDOMElement();
});
