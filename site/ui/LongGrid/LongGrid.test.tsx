import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LongGrid } from './LongGrid.tsx';

const cards = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);
const grid = (items: string[]) => (
  <LongGrid of="stays" items={items} noun="places" renderCard={(name) => <p key={name}>{name}</p>} />
);

test.each([
  [59, 59, null],
  [60, 60, null],
  [61, 60, 'Show more places (1 remaining)'],
  [150, 60, 'Show more places (90 remaining)'],
])('of %s cards %s show, and the button says %s', (count, shown, label) => {
  render(grid(cards(count)));
  expect(screen.getAllByText(/^Card/)).toHaveLength(shown);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(label);
});

test('a press unfolds 60 more, and another list begins at its start', async () => {
  const { rerender } = render(grid(cards(150)));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText(/^Card/)).toHaveLength(120);
  rerender(grid(cards(140)));
  expect(screen.getAllByText(/^Card/)).toHaveLength(60);
});
