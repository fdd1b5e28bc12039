import { type PointerEvent, useMemo } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { classNames } from '../../../ui/classNames.ts';
import { DrawnMap } from '../../../ui/DrawnMap/DrawnMap.tsx';
import { hazardStretch, nearestKm, spotAt, pointerSpot } from './alongRoute.ts';
import { numberedPoints } from './routeLine.ts';
import { HazardMark } from './HazardMark.tsx';
import { type RouteCursor, useRouteCursor } from './routeCursor.ts';
import * as styles from './RoutePreview.css.ts';
import { dotRadius, type RouteDrawing, routeDrawing } from './routeDrawing.ts';

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
      label={`Route of ${trail.name}, ${accuracyWords[route.accuracy]}, north up${signs}`}
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
