import { useId } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { stillRegion } from '../../../ui/hydration/stillRegion.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../ui/Text/Text.tsx';
import { RouteActions } from './RouteActions.tsx';
import type { RouteCursor } from './routeCursor.ts';
import { RoutePreview } from './RoutePreview.tsx';
import * as styles from './TrailRoute.css.ts';
import { TrailStart } from './TrailStart.tsx';

const RouteNotes = stillRegion<{ trail: TrailDetail }>(
  { as: 'div', className: styles.contents },
  () => import('./RouteNotes.tsx'),
);

interface TrailRouteProps {
  trail: TrailDetail;
  cursor: RouteCursor;
}

/** Renders map, GPX file and trailhead, at the top of the page. */
export function TrailRoute({ trail, cursor }: TrailRouteProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <VisuallyHidden>
        <h2 id={headingId}>Route</h2>
      </VisuallyHidden>
      <div className={styles.map}>
        <RoutePreview trail={trail} cursor={cursor} />
      </div>
      <Stack gap="loose">
        <RouteActions trail={trail} />
        <TrailStart trail={trail} />
        <RouteNotes trail={trail} />
      </Stack>
    </section>
  );
}
