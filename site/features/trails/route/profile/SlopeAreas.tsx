import type { RouteSlopes } from '#schemas/types/published.ts';
import { type DrawnPoint, stretchOf } from '../alongRoute.ts';
import { slopeArea } from './SlopeKey.css.ts';

interface SlopeAreasProps {
  points: readonly DrawnPoint[];
  slopes: RouteSlopes;
  /** Vertical position of the ground. */
  base: number;
}

/** Fills the profile below its line, the darker the steeper. */
export function SlopeAreas({ points, slopes, base }: SlopeAreasProps) {
  return slopes.stretches.map(({ fromKm, toKm, grade }) => {
    const spots = stretchOf(points, fromKm, toKm);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return null;
    const line = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    return (
      <path
        key={fromKm}
        className={slopeArea[grade]}
        d={`M${line}L${last.x.toFixed(1)} ${base}L${first.x.toFixed(1)} ${base}Z`}
      />
    );
  });
}
