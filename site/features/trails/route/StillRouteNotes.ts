import type { TrailDetail } from '#schemas/types/published.ts';
import { stillRegion } from '../../../ui/hydration/stillRegion.tsx';

/** The notes of a route, which stay as they are prerendered. */
export const StillRouteNotes = stillRegion<{ trail: TrailDetail }>(() => import('./RouteNotes.tsx'));
