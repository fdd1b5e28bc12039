import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongGrid } from './LongGrid.tsx';

const cards = (count: number) => Array.from({ length: count }, (_, index) => `Card ${index}`);

function Cards({ items }: { items: string[] }) {
  const [visible, setVisible] = useState(12);
  return (
    <LongGrid
      of="stays"
      items={items}
      noun="places"
      visible={visible}
      onMore={() => setVisible(visible + 12)}
      renderCard={(name) => (
        <p key={name}>
          <a href="/card">{name}</a>
        </p>
      )}
      linkOf={(name) => ({ label: name, href: `/cards/${name}` })}
    />
  );
}

test.each([
  [11, 11, null],
  [12, 12, null],
  [13, 12, 'Show more places (1 remaining)'],
  [50, 12, 'Show more places (38 remaining)'],
])('of %s cards %s show, and the button says %s', (count, shown, label) => {
  render(<Cards items={cards(count)} />);
  expect(screen.getAllByText(/^Card/)).toHaveLength(shown);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(label);
});

test.each([
  [12, []],
  [14, ['/cards/Card 12', '/cards/Card 13']],
])('of %s cards those without script find the links %j beside what shows', (count, hrefs) => {
  const html = renderToStaticMarkup(<Cards items={cards(count)} />);
  expect(html.match(/(?<=<noscript>.*href=")[^"]+/gs) ?? []).toEqual(hrefs);
});

test('a press adds cards and leads to the first of them', async () => {
  render(<Cards items={cards(50)} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getAllByText(/^Card/)).toHaveLength(24);
  expect(screen.getByText('Card 12')).toHaveFocus();
});

test('renders nothing for an empty list', () => {
  const { container } = render(<Cards items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
