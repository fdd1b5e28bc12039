import * as styles from './RoutePreview.css.ts';
import { type DrawnPoint, type Stretch, stretchOf } from './alongRoute.ts';

interface HazardMarkProps {
  points: readonly DrawnPoint[];
  stretch: Stretch;
}

/** Renders an avalanche hazard on a drawn line: a red and white stretch, or a warning triangle on a single point. */
export function HazardMark({ points, stretch: { fromKm, toKm } }: HazardMarkProps) {
  const spots = stretchOf(points, fromKm, toKm);
  const [first] = spots;
  if (!first) return null;
  const path = `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const middle = spots[Math.floor(spots.length / 2)] ?? first;
  return (
    <g data-hazard="map">
      {spots.length > 1 && (
        <>
          <path className={styles.hazardGround} d={path} />
          <path className={styles.hazard} d={path} />
        </>
      )}
      <path
        className={styles.hazardSign}
        d={`M${(middle.x - 10).toFixed(1)} ${(middle.y + 8).toFixed(1)}h20l-10 -18Z`}
      />
    </g>
  );
}
