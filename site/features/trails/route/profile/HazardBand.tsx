import { type DrawnPoint, spotAt, type Stretch } from '../alongRoute.ts';
import * as styles from './ElevationProfile.css.ts';

/** Smallest width of a band, so that a single point can be seen. */
const smallestWidth = 8;
const barGap = 14;

interface HazardBandProps {
  points: readonly DrawnPoint[];
  stretch: Stretch;
  /** Vertical position of the ground. */
  base: number;
  /** Size of the label. */
  text: number;
}

/** Renders the stretch of a profile on which avalanches are a hazard: slanted bars between two dashed edges, and a label. */
export function HazardBand({ points, stretch, base, text }: HazardBandProps) {
  const start = spotAt(points, stretch.fromKm);
  const end = spotAt(points, stretch.toKm);
  const last = points.at(-1);
  if (!start || !end || !last) return null;
  const width = Math.max(smallestWidth, end.x - start.x);
  const bars = Array.from({ length: Math.floor(width / barGap) }, (_, index) => start.x + index * barGap);
  const isLate = start.x > last.x / 2;
  return (
    <g data-hazard="profile">
      {bars.map((x) => (
        <path key={x} className={styles.hazardBar} d={`M${x.toFixed(1)} ${base}l${barGap} -${base}`} />
      ))}
      <path
        className={styles.hazardEdge}
        d={`M${start.x.toFixed(1)} ${base}V0M${(start.x + width).toFixed(1)} ${base}V0`}
      />
      <text
        className={styles.hazardLabel}
        fontSize={text}
        x={isLate ? start.x + width : start.x}
        y={text + 2}
        textAnchor={isLate ? 'end' : 'start'}
      >
        Avalanche terrain
      </text>
    </g>
  );
}
