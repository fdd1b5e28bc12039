import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ByBus } from './ByBus.tsx';

const stops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Line ${index}: stop Square, 100 m, all year`,
    url: `https://bus.example/${index}`,
    provenance: null,
  }));

test.each([
  [1, null],
  [3, null],
  [4, '4 lines stop nearby'],
])('of %s lines the fold says %j', (count, summary) => {
  render(<ByBus stops={stops(count)} />);
  expect(document.querySelector('summary')?.textContent ?? null).toBe(summary);
  const lines = screen.getAllByText(/^Line \d/);
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    if (summary) expect(line).not.toBeVisible();
    else expect(line).toBeVisible();
  }
});

test('without stops there is nothing', () => {
  const { container } = render(<ByBus stops={[]} />);
  expect(container).toBeEmptyDOMElement();
});
