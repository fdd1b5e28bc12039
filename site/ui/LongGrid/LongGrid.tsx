import { withBase } from '../../base/guideBase.ts';
import { useState, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { grid } from '../Layout/Layout.css.ts';
import { Row, Stack } from '../Layout/Layout.tsx';
import { light, list } from './LongGrid.css.ts';

/** Cards that show at first, and that each press adds: more would hold up the typing in a search field. */
const step = 60;

interface LongGridProps<T> {
  of: 'posters' | 'stays';
  items: T[];
  /** Name of the items, in the plural. */
  noun: string;
  renderCard: (item: T, index: number) => ReactNode;
  /** Returns the link of an item, for browsers without script. */
  linkOf: (item: T) => { label: string; href: string };
}

/** Cards side by side; a very long list unfolds bit by bit. Another list begins at its start again. */
export function LongGrid<T>({ of, items, noun, renderCard, linkOf }: LongGridProps<T>) {
  const [unfolded, setUnfolded] = useState({ items, count: step });
  // The first list is laid out in full, so that Back finds its scroll position; those that a search leaves are not.
  const [first] = useState(items);
  const count = unfolded.items === items ? unfolded.count : step;
  const [cards, pressed] = useFirstNew(count);
  if (items.length === 0) return null;
  const remaining = items.length - count;
  return (
    <Stack gap="loose">
      <div ref={cards} className={classNames(grid[of], items !== first && light)} data-of={of}>
        {items.slice(0, count).map(renderCard)}
      </div>
      {remaining > 0 && (
        <Row>
          <Button
            onClick={() => {
              pressed();
              setUnfolded({ items, count: count + step });
            }}
          >
            Show more {noun} ({remaining} remaining)
          </Button>
          <LinksWithoutScript links={items.slice(count).map(linkOf)} />
        </Row>
      )}
    </Stack>
  );
}

/** For those without script: links to what else only a press would show. */
export function LinksWithoutScript({ links }: { links: { label: string; note?: string; href: string }[] }) {
  return (
    <noscript>
      <ul className={list}>
        {links.map(({ label, note, href }) => (
          <li key={href}>
            <a href={withBase(href)}>{label}</a>
            {note && `, ${note}`}
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/**
 * Leads the focus to the first of the cards that a press adds to a grid. Returns the grid's ref, and what the press tells
 * before the cards are there.
 */
export function useFirstNew<Grid extends HTMLElement = HTMLDivElement>(
  shown: number,
): [grid: RefObject<Grid | null>, pressed: () => void] {
  const grid = useRef<Grid>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    grid.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [shown]);
  return [
    grid,
    () => {
      before.current = shown;
    },
  ];
}
