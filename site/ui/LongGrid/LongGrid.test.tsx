import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { light } from './LongGrid.css.ts';
import { LongGrid } from './LongGrid.tsx';

const cards = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);
const grid = (items: string[]) => (
  <LongGrid
    of="stays"
    items={items}
    noun="places"
    renderCard={(name) => (
      <p key={name}>
        <a href="/card">{name}</a>
      </p>
    )}
    linkOf={(name) => ({ label: name, href: `/cards/${name}` })}
  />
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

test.each([
  [60, []],
  [62, ['/cards/Card 60', '/cards/Card 61']],
])('of %s cards those without script find the links %j beside what shows', (count, hrefs) => {
  const links = renderToStaticMarkup(grid(cards(count))).match(/(?<=<noscript>.*href=")[^"]+/gs) ?? [];
  expect(links).toEqual(hrefs);
});

test('a press unfolds 60 more, and another list begins at its start', async () => {
  const { rerender } = render(grid(cards(150)));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText(/^Card/)).toHaveLength(120);
  expect(screen.getByText('Card 60')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Card 120')).toHaveFocus();
  rerender(grid(cards(140)));
  expect(screen.getAllByText(/^Card/)).toHaveLength(60);
});

test('renders nothing for an empty list', () => {
  const { container } = render(grid([]));
  expect(container).toBeEmptyDOMElement();
});

test('the first list is laid out in full; of those that follow only what is near, after an empty one too', () => {
  const first = cards(3);
  const { container, rerender } = render(grid(first));
  const isLight = () => container.querySelector(`.${light}`) !== null;
  expect(isLight()).toBe(false);
  rerender(grid(first));
  expect(isLight()).toBe(false);
  rerender(grid(cards(2)));
  expect(isLight()).toBe(true);
  rerender(grid([]));
  rerender(grid(cards(3)));
  expect(isLight()).toBe(true);
});
