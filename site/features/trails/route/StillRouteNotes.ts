import type { TrailDetail } from '#schemas/types/published.ts';
import { contents } from './TrailRoute.css.ts';
import { stillRegion } from '../../../ui/hydration/stillRegion.tsx';

/** The notes of a route, which stay as they are prerendered. */
export const StillRouteNotes = stillRegion<{ trail: TrailDetail }>(
  { as: 'div', className: contents },
  () => import('./RouteNotes.tsx'),
);
