import { stillRegion } from '../hydration/stillRegion.tsx';
import type { SurroundingsProps } from './Surroundings.tsx';

/** The surroundings of a still map, without controls. */
export const StillSurroundings = stillRegion<SurroundingsProps>(
  { as: 'g' },
  () => import('./Surroundings.tsx'),
);
