import { type RefObject, useEffect, useRef } from 'react';

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
