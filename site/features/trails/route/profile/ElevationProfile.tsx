import { type PointerEvent, useMemo } from 'react';
import { kmText, metresText, numberText } from '#schemas/rules/distanceText.ts';
import type { RouteSlopes } from '#schemas/types/published.ts';
import { nearestKm, spotAt, pointerSpot, type Stretch } from '../alongRoute.ts';
import * as styles from './ElevationProfile.css.ts';
import { elevationAt, type ProfilePoint, profileDrawing } from './profileDrawing.ts';
import { type RouteCursor, useRouteCursor } from '../routeCursor.ts';
import { HazardBand } from './HazardBand.tsx';
import { SlopeAreas } from './SlopeAreas.tsx';
import { foldHead, phoneFold } from '../../../../ui/Fold/Fold.css.ts';
import { takeEarlyInput } from '../../../../ui/Field/takeEarlyInput.ts';

export interface ProfileWaypoint {
  name: string;
  km: number;
  /** Metres above sea level, or null when unknown. */
  elevation: number | null;
}

interface ElevationProfileProps {
  /** At least two points. */
  profile: ProfilePoint[];
  waypoints: ProfileWaypoint[];
  /** Stretch with an avalanche hazard, if its kilometres are known. */
  hazard?: Stretch | null;
  /** Steepness along the way, if the heights are measured. */
  slopes?: RouteSlopes | null;
  /** Text alternative of the drawing. */
  label: string;
  /** Shared with the map of the trail. */
  cursor: RouteCursor;
}

/** Phones have a drawing of their own, because the labels of a scaled one would be unreadable. */
const sizes = {
  wide: { width: 1280, height: 330, left: 76, flag: 30, text: 17 },
  phone: { width: 350, height: 220, left: 50, flag: 22, text: 15 },
};
const drawings = { wide: styles.wide, phone: styles.phone };

function Drawing({
  profile,
  waypoints,
  hazard,
  slopes,
  label,
  cursor,
  kind,
}: ElevationProfileProps & { kind: keyof typeof sizes }) {
  const size = sizes[kind];
  const drawing = useMemo(() => {
    const marks = waypoints.map(({ km }) => km);
    return profileDrawing(profile, marks, size);
  }, [profile, waypoints, size]);
  const { viewBox, line, area, flags, heights, kilometres, points } = drawing;
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { x } = pointerSpot(event, size);
    // Only the distance counts, because a pointer is never exactly on the line.
    cursor.set(
      nearestKm(
        points.map((point) => ({ ...point, y: 0 })),
        { x, y: 0 },
      ),
    );
  };
  return (
    <svg
      viewBox={viewBox}
      className={drawings[kind]}
      role="img"
      aria-label={label}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => cursor.set(null)}
    >
      {heights.map(({ value, at }) => (
        <g key={value}>
          <path className={styles.grid} d={`M${size.left} ${at}H${size.width}`} />
          <text className={styles.axis} fontSize={size.text} x={size.left - 8} y={at + 5} textAnchor="end">
            {numberText(value)}
          </text>
        </g>
      ))}
      {slopes ? (
        <SlopeAreas drawing={drawing} slopes={slopes} base={size.height - 34} />
      ) : (
        <path className={styles.area} d={area} />
      )}
      {hazard && <HazardBand points={points} stretch={hazard} base={size.height - 34} text={size.text} />}
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
            y={top + size.flag / 2}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {index + 1}
          </text>
        </g>
      ))}
      <CursorMark points={points} base={size.height - 34} cursor={cursor} />
    </svg>
  );
}

interface CursorMarkProps {
  points: ReturnType<typeof profileDrawing>['points'];
  /** Vertical position of the ground. */
  base: number;
  cursor: RouteCursor;
}

function CursorMark({ points, base, cursor }: CursorMarkProps) {
  const km = useRouteCursor(cursor);
  const spot = km === null ? null : spotAt(points, km);
  return (
    spot && (
      <g data-cursor="profile">
        <path className={styles.pole} d={`M${spot.x} ${base}V${spot.y}`} />
        <circle className={styles.cursor} cx={spot.x} cy={spot.y} r="8" />
      </g>
    )
  );
}

/** Renders the cursor as a slider. Keys and touch move it along the trail; it reads out distance and height. */
function CursorControl({ profile, cursor }: Pick<ElevationProfileProps, 'profile' | 'cursor'>) {
  const km = useRouteCursor(cursor);
  const length = profile.at(-1)?.km ?? 0;
  const text = `${kmText(km ?? 0)}, ${metresText(elevationAt(profile, km ?? 0))}`;
  return (
    <label data-live="" className={styles.control}>
      Position along the trail
      <input
        ref={takeEarlyInput}
        type="range"
        min={0}
        max={length}
        step={length / 100}
        value={km ?? 0}
        aria-valuetext={text}
        onChange={({ target }) => cursor.set(Number(target.value))}
      />
      <span aria-hidden>{text}</span>
    </label>
  );
}

/** Renders the elevation profile with numbered flags that match the list of waypoints. */
export function ElevationProfile(props: ElevationProfileProps) {
  return (
    <div>
      <Drawing {...props} kind="wide" />
      <Drawing {...props} kind="phone" />
      <CursorControl profile={props.profile} cursor={props.cursor} />
      {props.waypoints.length > mostWaypoints ? (
        <details className={phoneFold}>
          <summary className={foldHead}>{props.waypoints.length} points along the walk</summary>
          <WaypointList waypoints={props.waypoints} />
        </details>
      ) : (
        <WaypointList waypoints={props.waypoints} />
      )}
    </div>
  );
}

/** Most points that a phone shows without a press. */
const mostWaypoints = 6;

function WaypointList({ waypoints }: Pick<ElevationProfileProps, 'waypoints'>) {
  return (
    <ol className={styles.waypoints}>
      {waypoints.map(({ name, km, elevation }) => (
        <li key={`${name} ${km}`}>
          <span>
            {name}, {km === 0 ? 'start' : kmText(km)}
            {elevation !== null && `, ${metresText(elevation)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
