import type { RouteSlopes } from '#schemas/types/published.ts';
import { contents } from '../TrailRoute.css.ts';
import { stillRegion } from '../../../../ui/hydration/stillRegion.tsx';

/** Shares of a walk that are flat and steep, in words that stay as they are prerendered. */
export const StillSlopeKey = stillRegion<{ slopes: RouteSlopes }>(
  { as: 'div', className: contents },
  () => import('./SlopeKey.tsx'),
);
