import * as styles from './ElevationProfile.css.ts';
import { type ProfilePoint, profileDrawing } from './profileDrawing.ts';

export interface ProfileWaypoint {
  name: string;
  km: number;
  /** Metres above sea level, null where nobody stated them. */
  elevation: number | null;
}

interface ElevationProfileProps {
  /** At least two points. */
  profile: ProfilePoint[];
  waypoints: ProfileWaypoint[];
  /** The drawing in words. */
  label: string;
}

/** The phone has its own drawing: a shrunk one would have unreadable letters. */
const sizes = {
  wide: { width: 1280, height: 330, left: 76, flag: 30, text: 17 },
  phone: { width: 350, height: 220, left: 50, flag: 22, text: 15 },
};
const drawings = { wide: styles.wide, phone: styles.phone };

const metres = (value: number) => Math.round(value).toLocaleString('en');

function Drawing({ profile, waypoints, label, kind }: ElevationProfileProps & { kind: keyof typeof sizes }) {
  const size = sizes[kind];
  const marks = waypoints.map(({ km }) => km);
  const { viewBox, line, area, flags, heights, kilometres } = profileDrawing(profile, marks, size);
  return (
    <svg viewBox={viewBox} className={drawings[kind]} role="img" aria-label={label}>
      {heights.map(({ value, at }) => (
        <g key={value}>
          <path className={styles.grid} d={`M${size.left} ${at}H${size.width}`} />
          <text className={styles.axis} fontSize={size.text} x={size.left - 8} y={at + 5} textAnchor="end">
            {metres(value)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
      {kilometres.map(({ value, at }, index) => (
        <text
          key={value}
          className={styles.axis}
          fontSize={size.text}
          x={at}
          y={size.height - 8}
          textAnchor="middle"
        >
          {Number(value.toFixed(2))}
          {index === kilometres.length - 1 && ' km'}
        </text>
      ))}
      {flags.map(({ x, foot, top }, index) => (
        <g key={`${waypoints[index]?.name} ${x}`}>
          <path className={styles.pole} d={`M${x} ${foot}V${top}`} />
          <rect className={styles.flag} x={x - size.flag / 2} y={top} width={size.flag} height={size.flag} />
          <text
            className={styles.number}
            fontSize={size.text}
            x={x}
            y={top + size.flag / 2 + size.text * 0.36}
            textAnchor="middle"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** How a walk climbs, with numbered flags that match the list of its waypoints. */
export function ElevationProfile(props: ElevationProfileProps) {
  return (
    <div>
      <Drawing {...props} kind="wide" />
      <Drawing {...props} kind="phone" />
      <ol className={styles.waypoints}>
        {props.waypoints.map(({ name, km, elevation }) => (
          <li key={`${name} ${km}`}>
            <span>
              {name}, {km === 0 ? 'start' : `${km.toFixed(1)} km`}
              {elevation !== null && `, ${metres(elevation)} m`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
