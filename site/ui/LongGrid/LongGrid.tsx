import { withBase } from '../../base/guideBase.ts';
import { type ComponentProps, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Grid, Row, Stack } from '../Layout/Layout.tsx';
import { list } from './LongGrid.css.ts';

/** How much of a list shows, and how to show more. */
export interface Unfold {
  visible: number;
  onMore: () => void;
}

interface LinkWithoutScript {
  label: string;
  note?: string;
  href: string;
}

interface LongGridProps<T> extends Unfold {
  of: ComponentProps<typeof Grid>['of'];
  items: T[];
  /** Name of the items, in the plural. */
  noun: string;
  /** Words of the button before the number that remains. */
  more?: string;
  renderCard: (item: T, index: number) => ReactNode;
  /** Returns the link of an item, for browsers without script. */
  linkOf: (item: T) => LinkWithoutScript;
}

/** The first cards of a list, and a button for more. */
export function LongGrid<T>({
  of,
  items,
  noun,
  more = `Show more ${noun}`,
  visible,
  onMore,
  renderCard,
  linkOf,
}: LongGridProps<T>) {
  const [cards, pressed] = useFirstNew(visible);
  if (items.length === 0) return null;
  return (
    <Stack gap="loose">
      <Grid of={of} ref={cards}>
        {items.slice(0, visible).map(renderCard)}
      </Grid>
      <ShowMore label={more} links={items.slice(visible).map(linkOf)} onPress={[pressed, onMore]} />
    </Stack>
  );
}

interface ShowMoreProps {
  label: string;
  /** The records that do not show. */
  links: LinkWithoutScript[];
  /** Called one after the other. */
  onPress: (() => void)[];
}

/** Button that shows more of a list, and says how much remains; without script plain links to that. */
export function ShowMore({ label, links, onPress }: ShowMoreProps) {
  if (links.length === 0) return null;
  return (
    <Row>
      <Button variant="outline" onClick={() => onPress.forEach((act) => act())}>
        {label} ({links.length} remaining)
      </Button>
      <LinksWithoutScript links={links} />
    </Row>
  );
}

/** For those without script: links to what else only a press would show. */
export function LinksWithoutScript({ links }: { links: LinkWithoutScript[] }) {
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
    grid.current?.children[before.current]?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = null;
  }, [shown]);
  return [
    grid,
    () => {
      before.current = shown;
    },
  ];
}
