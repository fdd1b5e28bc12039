import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Grid, Row, Stack } from '../Layout/Layout.tsx';

/** Cards that show at first, and that each press adds: more would hold up the typing in a search field. */
const step = 60;

interface LongGridProps<T> {
  of: 'posters' | 'stays';
  items: T[];
  /** What the items are called, in the plural. */
  noun: string;
  renderCard: (item: T, index: number) => ReactNode;
}

/** Cards side by side; a very long list unfolds bit by bit. Another list begins at its start again. */
export function LongGrid<T>({ of, items, noun, renderCard }: LongGridProps<T>) {
  const [unfolded, setUnfolded] = useState({ items, count: step });
  const count = unfolded.items === items ? unfolded.count : step;
  const remaining = items.length - count;
  return (
    <Stack gap="loose">
      <Grid of={of}>{items.slice(0, count).map(renderCard)}</Grid>
      {remaining > 0 && (
        <Row>
          <Button onClick={() => setUnfolded({ items, count: count + step })}>
            Show more {noun} ({remaining} remaining)
          </Button>
        </Row>
      )}
    </Stack>
  );
}
