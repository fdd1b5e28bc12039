import { useMemo, type PointerEvent } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import {
  hazardStretch,
  nearestKm,
  spotAt,
  pointerSpot,
  stretchOf,
  type DrawnPoint,
  type Stretch,
} from './alongRoute.ts';
import { useRouteCursor, type RouteCursor } from './routeCursor.ts';
import { dotRadius, routeDrawing, type RouteDrawing } from './routeDrawing.ts';
import { numberedPoints } from './routeLine.ts';
import * as styles from './RoutePreview.css.ts';
import { classNames } from '../../../ui/classNames.ts';
import { DrawnMap } from '../../../ui/DrawnMap/DrawnMap.tsx';

const accuracyWords = { recorded: 'recorded', traced: 'traced from maps', sketch: 'sketched' } as const;

const box = { width: 400, height: 280, margin: 44 };

interface RoutePreviewProps {
  trail: TrailDetail;
  cursor: RouteCursor;
}

/** Renders the route of a trail, north up, dashed unless recorded on the ground. Pointing at it moves the cursor. */
export function RoutePreview({ trail, cursor }: RoutePreviewProps) {
  const { route } = trail;
  const stretch = hazardStretch(trail);
  const drawing = useMemo(() => route && routeDrawing(route, box), [route]);
  if (!route) return <p data-problem>No trail coordinates available for this trail</p>;
  if (!drawing) return <p data-problem>No route data available</p>;
  const numbers = numberedPoints(route.waypoints, drawing);
  const signs = route.signs.map(({ kind }) => `, with ${kind}`).join('');
  const line = classNames(styles.route, route.accuracy !== 'recorded' && styles.sketch);
  const follow = (event: PointerEvent<SVGSVGElement>) =>
    cursor.set(nearestKm(drawing.points, pointerSpot(event, box)));
  return (
    <DrawnMap
      label={`Map of the ${trail.name} route, ${accuracyWords[route.accuracy]}, north at top${signs}`}
      box={box}
      projection={drawing}
      surroundings={route.surroundings}
      relief={route.relief}
      signs={route.signs}
      line={drawing.covered}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => cursor.set(null)}
    >
      <path className={styles.halo} d={drawing.path} />
      <path className={line} d={drawing.path} />
      {stretch && <HazardMark points={drawing.points} stretch={stretch} />}
      {numbers.map(({ x, y, number }) => (
        <g key={number}>
          <rect className={styles.numberBox} x={x - 9} y={y - 9} width="18" height="18" />
          <text className={styles.number} x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {number}
          </text>
        </g>
      ))}
      <circle className={styles.end} cx={drawing.end[0]} cy={drawing.end[1]} r={dotRadius - 1} />
      <circle className={styles.start} cx={drawing.start[0]} cy={drawing.start[1]} r={dotRadius} />
      <CursorDot drawing={drawing} cursor={cursor} />
    </DrawnMap>
  );
}

function CursorDot({ drawing, cursor }: { drawing: RouteDrawing; cursor: RouteCursor }) {
  const km = useRouteCursor(cursor);
  const spot = km === null ? null : spotAt(drawing.points, km);
  return spot && <circle className={styles.cursor} cx={spot.x} cy={spot.y} r="9" data-cursor="map" />;
}

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
