import { useState } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { lazyComponent } from '../../../ui/hydration/lazyComponent.tsx';
import type { Paper } from '../../../ui/PrintSheet/PrintSheet.tsx';

const TrailSheet = lazyComponent(() => import('../sheet/TrailSheet.tsx'));

const papers: readonly Paper[] = ['A4', 'A3'];

/** Renders a button for each paper that prints the map of a trail. */
export function SheetButtons({ trail }: { trail: TrailDetail }) {
  const [paper, setPaper] = useState<Paper | null>(null);
  return (
    <Row>
      {papers.map((size) => (
        <Button key={size} variant="quiet" onClick={() => setPaper(size)}>
          Print map, {size}
        </Button>
      ))}
      {paper && <TrailSheet trail={trail} paper={paper} onDone={() => setPaper(null)} />}
    </Row>
  );
}
